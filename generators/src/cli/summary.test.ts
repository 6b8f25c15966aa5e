import { expect, test } from 'vitest';
import type { Changes } from '../output/changes.js';
import { contractOf } from '../testing/document.js';
import { formatSummary, table } from './summary.js';

const operation = (operationId: string) => ({ operationId, responses: {} });
const contract = await contractOf({
  'x-versions': { v1: { title: 'Version 1' }, v2: { title: 'Version 2' } },
  paths: {
    '/a': { get: operation('v1.a'), put: operation('v1.b') },
    '/b': { get: operation('v2.a') },
  },
  webhooks: { changed: { post: { responses: {} } } },
  components: { schemas: { 'v1.A': {}, Shared: {} } },
});
const nothing: Changes = {
  added: [],
  changed: [],
  unchanged: ['a.ts', 'b.ts'],
  stale: [],
  foreign: [],
};
const times = new Map([
  ['read', 1234],
  ['print', 49],
]);

test('summarizes operations and schemas, files and times', () => {
  const changed = [{ path: 'c.ts', text: '', before: '' }];
  const text = formatSummary(
    [{ name: undefined, contract, changes: { ...nothing, changed, stale: ['d.ts'] } }],
    times,
  );
  expect(text).toBe(`           operations  schemas
Version 1           2        1
Version 2           1        0
Shared              0        1
Webhooks            1

Files: 3 in all, 1 written, 2 unchanged, 1 removed
Time:  read 1.2 s, print 0.0 s`);
});

test('reports that nothing has changed', () => {
  const only = { name: undefined, contract, changes: nothing };
  expect(formatSummary([only], times)).toMatch(/\nNothing has changed\.$/);
});

test('lists the rows of each document and counts all files', () => {
  const finding = { contract: { ...contract, modules: [] }, changes: nothing };
  const text = formatSummary(
    [
      { name: 'pets', ...finding },
      { name: 'orders', ...finding },
    ],
    times,
  );
  expect(text).toContain('pets: Webhooks             1\norders: Webhooks           1\n');
  expect(text).toContain('Files: 4 in all, 0 written, 4 unchanged');
});

test('aligns text to the left and numbers to the right', () => {
  expect(
    table([
      ['', 'count'],
      ['long name', '1'],
      ['x', '12345678'],
    ]),
  ).toBe('              count\nlong name         1\nx          12345678');
});
