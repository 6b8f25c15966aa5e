const form =
  /^(\d{4})-?(\d\d)-?(\d\d)T(\d\d)(?::?(\d\d)(?::?(\d\d)(?:[.,](\d+))?)?)?(Z|[+-]\d\d)(?::?(\d\d))?(?:\[.+\])?$/i;

/** Milliseconds since 1970 of a timestamp in any form of D147, without a zone in brackets; NaN if it is none. */
export function parseMoment(text: string): number {
  const [, year, month, day, hour, minute = '00', second = '00', fraction = '0', zone = '', rest] =
    form.exec(text) ?? [];
  const offset = /z/i.test(zone) ? 'Z' : `${zone}:${rest ?? '00'}`;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction}${offset}`);
}
