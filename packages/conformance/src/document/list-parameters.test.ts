import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { prepareDocument } from './load.js';
import { queryParametersOf } from './query.js';
import { readApi } from './read.js';
import type { JsonObject } from '../json.js';
import { findFilters, findOrdering } from './list-parameters.js';

const file = new URL('../../../contract/src/document/generated/openapi.json', import.meta.url);
const api = readApi(prepareDocument(JSON.parse(readFileSync(file, 'utf8')) as JsonObject));

test('finds filters by their names and schemas', () => {
  const { from, to, search, choices } = findFilters(
    queryParametersOf(api, 'v2.listPayoutOverview'),
  );
  expect([from, to, search]).toEqual(['fromDate', 'toDate', 'query']);
  expect(choices.map(({ name }) => name)).toEqual(['status']);
  const transactions = findFilters(queryParametersOf(api, 'v2.listTransactions'));
  expect(transactions.choices.map(({ name }) => name)).toEqual(['status', 'type']);
});

test('finds the sort parameters in every form of the document', () => {
  const forms = ['v1.listAccountHolders', 'v2.listPaymentSplits', 'v2.listReports'].map((id) => {
    const { field, defaultField, direction, ascending, isAscendingByDefault } = findOrdering(
      queryParametersOf(api, id),
    );
    return [field, defaultField, direction, ascending, isAscendingByDefault];
  });
  expect(forms).toEqual([
    [undefined, 'createdAt', '_sort', 'asc', false],
    ['_orderBy', 'createdAt', '_asc', true, false],
    ['sort', 'createdAt', 'direction', 'asc', true],
  ]);
});
