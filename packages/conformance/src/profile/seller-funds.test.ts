import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { prepareDocument } from '../document/load.js';
import { readApi } from '../document/read.js';
import { findAdder } from '../state/sources.js';
import { fixedMembers, sellerFundsProfile } from './seller-funds.js';

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => namesIn(each));
  if (typeof value !== 'object' || value === null) return [];
  const { in: place, name, properties } = value as Readonly<Record<string, unknown>>;
  const own = typeof place === 'string' && typeof name === 'string' ? [name] : [];
  const members = typeof properties === 'object' ? Object.keys(properties ?? {}) : [];
  return [...own, ...members, ...Object.values(value).flatMap((each) => namesIn(each))];
}

const known = new Set(namesIn([document.paths, document.components]));

test.each([...fixedMembers])('the document has a member or parameter %s', (name) => {
  expect(known).toContain(name);
});

test('the suite can add elements to each list with pages, which `paging/…` needs', () => {
  const api = readApi(prepareDocument(document));
  const fixed = api.operations
    .filter(({ pagination }) => pagination)
    .filter((list) => !findAdder(api, list) && sellerFundsProfile.adds?.(list) === undefined);
  // Only scheduled payouts have settlements.
  expect(fixed.map(({ id }) => id)).toEqual(['v2.listPayoutSettlements']);
});
