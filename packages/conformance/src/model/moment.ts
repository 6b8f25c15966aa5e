const form =
  /^(\d{4})-?(\d\d)-?(\d\d)T(\d\d)(?::?(\d\d)(?::?(\d\d)(?:[.,](\d+))?)?)?(Z|[+-]\d\d)(?::?(\d\d))?(?:\[.+\])?$/i;

/**
 * Returns the time of a timestamp in any form of D147, in milliseconds since 1970. A time zone in brackets is ignored
 * (D147). NaN if it is none.
 */
export function parseMoment(text: string): number {
  const [, year, month, day, hour, minute = '00', second = '00', fraction = '0', zone = '', rest] =
    form.exec(text) ?? [];
  const offset = /z/i.test(zone) ? 'Z' : `${zone}:${rest ?? '00'}`;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction}${offset}`);
}
