/** A date and time. */
export type DateTime = Date;

/** Parses a date-time (RFC 3339). A leap second becomes the second after it. */
export function readDateTime(text: string): DateTime {
  const leap = /T\d\d:\d\d:60/i.test(text);
  const date = new Date(leap ? text.replace(/:60/, ':59') : text);
  return leap ? new Date(date.getTime() + 1000) : date;
}

/** @throws {RangeError} if the date is invalid */
export function writeDateTime(value: DateTime): string {
  return value.toISOString();
}
