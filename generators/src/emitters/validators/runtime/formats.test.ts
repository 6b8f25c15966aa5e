import { expect, test } from 'vitest';
import {
  isByte,
  isDuration,
  isHostname,
  isIri,
  isJsonPointer,
  isRelativeJsonPointer,
  isTime,
  isUriReference,
  isUriTemplate,
} from './formats.js';
import { isEmail, isIpv6, isUri } from './strings.js';
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
