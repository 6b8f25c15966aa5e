import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareDocument, readApi } from '@seller-funds/conformance';
import document from '@seller-funds/contract/openapi.json' with { type: 'json' };

const lists = join(import.meta.dirname, '../../packages/conformance/src/scenarios/lists');
const sources = ['payments.ts', 'payouts-and-transfers.ts', 'holders.ts']
  .map((name) => readFileSync(join(lists, name), 'utf8'))
  .join('');

/** Lists without a filter or an order that a caller could choose, and why no population has them. */
const others = new Map([
  ['v2.listDivisions', 'a merchant has one division unless the operator makes another'],
  ['v2.listPayoutSettlements', 'what it lists is made by a scheduled payout; payouts/settlements'],
]);

test('every list of the document is filtered and ordered by scenario/lists', () => {
  const { operations } = readApi(prepareDocument(document));
  const all = operations.filter(({ id }) => /\.list[A-Z]/.test(id)).map(({ id }) => id);
  const missing = all.filter((id) => !sources.includes(`'${id}'`) && !others.has(id));
  expect(missing).toEqual([]);
  expect(all.length).toBeGreaterThan(15);
});
