import { expect, test } from 'vitest';
import { nextBusinessMorning } from './business-day.js';

test.each([
  ['Tuesday, early', '2026-03-10T00:00:00.000Z', '2026-03-11T09:00:00.000Z'],
  ['Thursday, late', '2026-03-12T23:59:59.999Z', '2026-03-13T09:00:00.000Z'],
  ['Friday', '2026-03-13T08:00:00.000Z', '2026-03-16T09:00:00.000Z'],
  ['Saturday', '2026-03-14T12:00:00.000Z', '2026-03-16T09:00:00.000Z'],
  ['Sunday', '2026-03-15T23:00:00.000Z', '2026-03-16T09:00:00.000Z'],
])('%s', (_day, from, expected) => {
  expect(new Date(nextBusinessMorning(Date.parse(from))).toISOString()).toBe(expected);
});
