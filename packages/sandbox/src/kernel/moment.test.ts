import { expect, test } from 'vitest';
import { formatMoment, parseFilterMoment, parseMoment } from './moment.js';

test.each([
  ['2026-03-10T00:00:00.000+01:00', '2026-03-09T23:00:00.000Z'],
  ['2026-03-10T00:00:00+0100', '2026-03-09T23:00:00.000Z'],
  ['2026-03-10T00:00:00+01', '2026-03-09T23:00:00.000Z'],
  ['2026-03-10 00:00:00.123456789 01:00', '2026-03-09T23:00:00.123Z'],
  ['2026-03-10T00:00-05:30', '2026-03-10T05:30:00.000Z'],
  ['2026-03-10 12:00:00Z', '2026-03-10T12:00:00.000Z'],
  ['2026-03-10T12:00', '2026-03-10T12:00:00.000Z'],
  ['2026-03-10', '2026-03-10T00:00:00.000Z'],
])('parses the filter %s as %s', (text, expected) => {
  const moment = parseFilterMoment(text);
  expect(moment === undefined ? moment : formatMoment(moment)).toBe(expected);
});

test.each(['2026-02-30', '2026-13-01', 'yesterday', '2026-03-10T25:00', '2026-3-1', ''])(
  'rejects the filter %j',
  (text) => {
    expect(parseFilterMoment(text)).toBeUndefined();
  },
);

test.each([
  ['2026-03-10T14:05+01:00', '2026-03-10T13:05:00.000Z'],
  ['2026-03-10T14:05:09+01', '2026-03-10T13:05:09.000Z'],
  ['20260310T140509+0100', '2026-03-10T13:05:09.000Z'],
  ['2026-03-10T14:05:09+01:00[Europe/Amsterdam]', '2026-03-10T13:05:09.000Z'],
])('parses %s as %s', (text, expected) => {
  expect(formatMoment(parseMoment(text) ?? 0)).toBe(expected);
});

test.each(['2026-03-10T14:05:09', '2026-03-10', '2026-02-30T00:00:00Z', ''])(
  'rejects %j',
  (text) => {
    expect(parseMoment(text)).toBeUndefined();
  },
);

test('truncates to milliseconds', () => {
  expect(formatMoment(parseMoment('2026-03-10T00:00:00.123999Z') ?? 0)).toBe(
    '2026-03-10T00:00:00.123Z',
  );
});
