import { expect, test } from 'vitest';
import { misses, report } from './report.ts';

const page = {
  name: 'Guide',
  href: 'kyc.html',
  ready: 'h1',
  counts: 'drawn' as const,
  milliseconds: 500,
  bytes: 150_000,
  drawn: 120,
  usable: 140.4,
  loaded: 12_000,
};

test('what keeps to its goals is no miss', () => {
  expect(misses([page, { ...page, bytes: undefined, loaded: 1e9 }])).toEqual([]);
  expect(report([page], 'Here.')).toMatch(
    /\| Guide +\| +120 \| +140 \| 500 drawn \|[^]*All goals are met\./,
  );
});

test('time and size are misses of their own', () => {
  expect(misses([{ ...page, drawn: 700, loaded: 200_000 }])).toEqual([
    'Guide is drawn after 700 ms, not 500 ms.',
    'Guide loads 200 kB, not 150 kB.',
  ]);
});
