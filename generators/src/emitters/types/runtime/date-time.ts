/** A point in time. */
export type DateTime = Date;

/** The point in time that a text (RFC 3339) means; a leap second is the first second after it. */
export function readDateTime(text: string): DateTime {
  const leap = /T\d\d:\d\d:60/i.test(text);
  const date = new Date(leap ? text.replace(/:60/, ':59') : text);
  return leap ? new Date(date.getTime() + 1000) : date;
}

/** @throws {RangeError} if the date is none. */
export function writeDateTime(value: DateTime): string {
  return value.toISOString();
}
