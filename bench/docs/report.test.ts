import { expect, test } from 'vitest';
import { misses, report } from './report.ts';

const page = {
  name: 'Guide',
  href: 'kyc.html',
  ready: 'h1',
  counts: 'painted' as const,
  milliseconds: 500,
  bytes: 150_000,
  painted: 120,
  usable: 140.4,
  loaded: 12_000,
};

test('reports nothing if all goals are met', () => {
  expect(misses([page, { ...page, bytes: undefined, loaded: 1e9 }])).toEqual([]);
  expect(report([page], 'Here.')).toMatch(
    /\| Guide +\| +120 \| +140 \| 500 painted \|[^]*All goals are met\./,
  );
});

test('reports time and size separately', () => {
  expect(misses([{ ...page, painted: 700, loaded: 200_000 }])).toEqual([
    'Guide is painted after 700 ms, not 500 ms.',
    'Guide loads 200 kB, not 150 kB.',
  ]);
});
