/**
 * The formats that validators check: what a message calls them, and a value. The check of a format is the function
 * `isDateTime` (`formats.ts`), or zod's.
 */
export const knownFormats: Readonly<Record<string, readonly [words: string, sample: string]>> = {
  byte: ['Base64', 'SGVsbG8='],
  date: ['a date', '2026-03-10'],
  'date-time': ['a date and time with an offset', '2026-03-10T15:05:09+01:00'],
  duration: ['a duration', 'P1DT2H'],
  email: ['an email address', 'name@example.com'],
  hostname: ['a host name', 'example.com'],
  ipv4: ['an IPv4 address', '192.0.2.1'],
  ipv6: ['an IPv6 address', '2001:db8::1'],
  iri: ['a URL with its scheme', 'https://example.com/ä'],
  'iri-reference': ['a URL or a part of one', '/ä?page=2'],
  'json-pointer': ['a JSON pointer', '/items/0'],
  regex: ['a regular expression', '^[a-z]+$'],
  'relative-json-pointer': ['a relative JSON pointer', '1/name'],
  time: ['a time with an offset', '15:05:09+01:00'],
  uri: ['a URL with its scheme', 'https://example.com'],
  'uri-reference': ['a URL or a part of one', '/items?page=2'],
  'uri-template': ['a URL template', 'https://example.com/{id}'],
  uuid: ['a UUID', '123e4567-e89b-12d3-a456-426614174000'],
};

/** The row of a format; `guid` is how zod calls a UUID. */
export function knownFormat(name: string): (typeof knownFormats)[string] | undefined {
  const known = name === 'guid' ? 'uuid' : name;
  return Object.hasOwn(knownFormats, known) ? knownFormats[known] : undefined;
}
