import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importValidators } from '../../../testing/validators.js';
import { knownFormats } from './known-formats.js';
import {
  isByte,
  isEmail,
  isIpv6,
  isUri,
  isDuration,
  isHostname,
  isIri,
  isJsonPointer,
  isRelativeJsonPointer,
  isTime,
  isUriReference,
  isUriTemplate,
} from './formats.js';
import * as z from './zod.js';

const long = 100_000;

test.each([
  ['email', isEmail, `${'a'.repeat(long)}@`],
  ['uri', isUri, `http://${'a:'.repeat(long)}"`],
  ['ipv6', isIpv6, ':'.repeat(long)],
  ['byte', isByte, `${'YWJj'.repeat(long)}=`],
  ['duration', isDuration, `P${'1'.repeat(long)}`],
  ['hostname', isHostname, `${'a.'.repeat(100)}-`],
  ['json-pointer', isJsonPointer, `${'/a'.repeat(long)}~`],
  ['relative-json-pointer', isRelativeJsonPointer, `1${'/~0'.repeat(long)}~`],
  ['time', isTime, `12:00:00.${'1'.repeat(long)}`],
  ['iri', isIri, `http://${'ä:'.repeat(long)}"`],
  ['uri-template', isUriTemplate, `${'{a}'.repeat(long)}{`],
  ['uri-reference', isUriReference, `//${'a:'.repeat(long)}"`],
])('rejects a long string that is not a %s without delay', (_name, check, text) => {
  // The CPU time of this thread in microseconds, independent of load.
  const before = process.threadCpuUsage();
  expect(z.string().check(check()).safeParse(text).success).toBe(false);
  expect(process.threadCpuUsage(before).user).toBeLessThan(500_000);
});

test('every known format accepts its sample, refuses another text, and is on the page of docs', async () => {
  const names = Object.keys(knownFormats);
  const schemas = names.map((format) => [format, { type: 'string', format }] as const);
  const validators = await importValidators(Object.fromEntries(schemas));
  const accepts = (format: string, text: string): boolean | undefined =>
    validators[format]?.safeParse(text).success;
  const wrong = Object.entries(knownFormats).filter(
    ([format, [, sample]]) => accepts(format, sample) !== true || accepts(format, '{') !== false,
  );
  expect(wrong).toEqual([]);
  const page = readFileSync(new URL('../../../../../docs/validators.md', import.meta.url), 'utf8');
  const listed = Array.from(page.matchAll(/^\| (`[^|]+`) \|/gm), ([, cell = '']) => cell);
  const formats = listed.slice(listed.indexOf('`format`') + 1).flatMap((cell) => cell.split(', '));
  expect(new Set(formats.map((cell) => cell.slice(1, -1)))).toEqual(
    new Set([...names, 'int32', 'binary']),
  );
});
