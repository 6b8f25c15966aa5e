import { operations, type OperationId } from '@seller-funds/contract';
import { beforeAll, expect, test } from 'vitest';
import { startTestSandbox } from '../../packages/sandbox/src/testing/test-sandbox.js';
import { walkLinks, type Visit } from './link-walk.js';

let visits: [OperationId, Visit][];
beforeAll(async () => {
  const { sandbox } = await startTestSandbox();
  visits = [...(await walkLinks((request) => sandbox.fetch(request)))];
});

/** Operations that require settled money, which requests alone cannot create. */
const unreached = ['v2.createBalanceTransfer', 'v2.getBalanceTransfer'];

test('examples and links lead to a successful response of all operations except two', () => {
  expect(visits).toHaveLength(Object.keys(operations).length);
  const failed = visits.filter(([, { statuses }]) => !statuses.has(200));
  expect(failed.map(([id]) => id)).toEqual(unreached);
});

test('no link returns 404', () => {
  const lost = visits.flatMap(([id, { unknown }]) => [...unknown].map((link) => `${link}: ${id}`));
  expect(lost).toEqual([]);
});

test('every operation with a code in its path is the target of a link', () => {
  const withCode = visits.filter(([id]) => operations[id].path.includes('{'));
  expect(withCode.filter(([, { links }]) => links.size === 0).map(([id]) => id)).toEqual([]);
});
