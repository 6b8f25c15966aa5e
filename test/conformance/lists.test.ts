import { expect, test } from 'vitest';
import { prepareDocument, readApi } from '@seller-funds/conformance';
import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import { readText } from '../repository.js';

const sources = ['listings.ts', 'index.ts']
  .map((name) => readText('packages/conformance/src/scenarios/lists', name))
  .join('')
  // Lists of both versions.
  .replaceAll(/`\$\{version\}\.(\w+)`/g, "'v1.$1' 'v2.$1'");

/** Lists without filters and order parameters that the scenarios can test, with the reason. */
const others = new Map([
  ['v2.listDivisions', 'a merchant has one division unless the operator creates another'],
  ['v2.listPayoutSettlements', 'only scheduled payouts add elements; see payouts/settlements'],
  ['v2.listWebhookConfigurations', 'it has neither; a view of all stories with webhooks'],
]);

test('scenario/lists tests the filters and orders of every list', () => {
  const { operations } = readApi(prepareDocument(document));
  const all = operations.filter(({ id }) => /\.list[A-Z]/.test(id)).map(({ id }) => id);
  const missing = all.filter((id) => !sources.includes(`'${id}'`) && !others.has(id));
  expect(missing).toEqual([]);
  expect(all.length).toBeGreaterThan(15);
});
