import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { isIri, isIriReference, isUriTemplate } from './formats.js';
import { isDateTime, isEmail, isIpv6, isUri } from './formats.js';
import { length } from './strings.js';
import type { AnyCheck } from './schema.js';
import * as z from './zod.js';

const accepts = (check: AnyCheck, text: string): boolean =>
  z.string().check(check).safeParse(text).success;

test('length reports issues in the format of zod', () => {
  const issues = z.string().check(length(1, 2)).safeParse('abc').error?.issues;
  expect(issues).toMatchObject([{ code: 'too_big', maximum: 2, origin: 'string' }]);
});

/** Strings of a format, and similar invalid strings, separated by spaces. */
const samples = {
  email: `a@b.example o'neil+x!#$%@b.example a@b.c.d A@B.EXAMPLE a@1.example
    a a@ @b a@b..c .a@b.c a.@b.c a..b@c.d a@-b.c a@b-.c`,
  uri: `http://a http://a.b:80/c?d#e http://u:p@a/ http://[::1]/ urn:a:b tel:+1-2 http://a/%20
    file:///a data:,a x-y+z.1:b http://a/(b)'*;,=!$&@:
    a /a //a http://a/%2 http://a/" 1a:b a:b#c#d http://a/[ http://a/é http://a/<b> http://a/^`,
  ipv6: `:: ::1 1:: 1:2:3:4:5:6:7:8 ABCD::ef01 ::ffff:1.2.3.4 1:2:3:4:5:6:1.2.3.4
    : ::: 1:2:3:4:5:6:7 1:2:3:4:5:6:7:8:9 1::2::3 g:: 12345:: ::1%1
    1.2.3.4 ::1.2.3 ::1.2.3.256 [::1] ::1] ::1/64`,
  'uri-template': `/a/{b}/{+c,d}{?e*,f:3} {.a}
    {a {a} } {} {a,} {a:0} {a:10000} {a..b} {-a} a"b a<b`,
  'date-time': `2024-02-29T23:59:59Z 2024-01-01t00:00:00.123z 2000-02-29T00:00:00+23:59 0001-01-01T00:00:00-00:00
    2016-12-31T23:59:60Z 2017-01-01T01:59:60.5+02:00 2016-12-31T15:59:60-08:00
    2016-12-31T23:58:60Z 2016-12-31T23:59:60+01:00 2016-12-31T23:59:61Z 2023-02-29T00:00:00Z
    1900-02-29T00:00:00Z 2024-04-31T00:00:00Z 2024-00-01T00:00:00Z 2024-13-01T00:00:00Z 2024-01-00T00:00:00Z
    2024-01-01T24:00:00Z 2024-01-01T00:60:00Z 2024-01-01T00:00:00 2024-01-01T00:00Z 2024-01-01T00:00:00.Z
    2024-01-01T00:00:00+24:00 2024-01-01T00:00:00+00:60 2024-01-01 24-01-01T00:00:00Z T00:00:00Z`,
} as const;

/** Strings that match no format. */
const never = ['', ' ', ' a@b.c', 'a@b.c\n', 'http://a b', 'http://a\n', ' ::1', '::1\n'];

const checks = {
  email: isEmail,
  uri: isUri,
  'uri-template': isUriTemplate,
  ipv6: isIpv6,
  'date-time': isDateTime,
};

describe.each(['email', 'uri', 'uri-template', 'ipv6', 'date-time'] as const)(
  '%s agrees with Ajv',
  (name) => {
    const isValid = addFormats.default(new Ajv()).compile({ type: 'string', format: name });

    test.each([...samples[name].split(/\s+/), ...never])('on %j', (text) => {
      expect(accepts(checks[name](), text)).toBe(isValid(text));
    });
  },
);

test.each<[string, boolean, boolean]>([
  ['http://ü.example/ä?q=\u{E000}#ö', true, true],
  ['http://ü.example/#\u{E000}', false, false],
  ['//ü/ä', false, true],
  ['http://[V1.a]/', true, true],
  ['http://[::ffff:01.2.3.4]/', false, false],
  ['ä"', false, false],
])('%j is an IRI: %s, or a reference to one: %s', (text, isAbsolute, isReference) => {
  expect(accepts(isIri(), text)).toBe(isAbsolute);
  expect(accepts(isIriReference(), text)).toBe(isReference);
});

test('accepts email addresses at a host of one label, unlike Ajv', () => {
  expect(accepts(isEmail(), 'root@localhost')).toBe(true);
});
