import { member } from '../../json.js';
import { findOrdering, type Ordering } from '../../document/list-parameters.js';
import { queryParametersOf } from '../../document/query.js';
import type { ScenarioContext } from '../scenario-context.js';
import { fetchList, fetchPages, codeOf, expectListed, type Listing } from './listing.js';

/** Expects a list to be sorted by each field in both directions, and in its default order. */
export async function expectOrders(context: ScenarioContext, listing: Listing): Promise<void> {
  const ordering = findOrdering(queryParametersOf(context.check.api, listing.operation));
  const all = await fetchList(context, listing, {});
  const { field, direction, ascending, descending, defaultField, isAscendingByDefault } = ordering;
  const fields = ordering.fields.filter((name) =>
    context.accepts(listing.operation, { [field ?? '']: name }),
  );
  const byDefault = sortCodes(
    listing,
    all,
    defaultField,
    listing.isAscending ?? isAscendingByDefault,
  );
  // The default order, by creation, is our decision.
  if (context.ifDecided()) expectListed(context, listing, all, byDefault, 'without an order');
  const directions = direction === undefined ? [] : [ascending, descending];
  for (const value of directions) {
    const listed = await fetchPages(context, listing, { [direction ?? '']: value });
    const expected = sortCodes(listing, all, defaultField, value === ascending);
    if (ordering.fields.length > 0 && !context.ifDecided()) continue;
    expectListed(context, listing, listed, expected, `with ${direction}=${String(value)}`);
  }
  for (const name of fields) {
    await expectField(context, listing, ordering, { name, all });
    for (const value of directions) {
      const query = { [field ?? '']: name, [direction ?? '']: value };
      const listed = await fetchPages(context, listing, query);
      const subject = `with ${JSON.stringify(query)}`;
      expectSorted(context, listing, listed, { name, isUp: value === ascending, what: subject });
      // The order of ties is our decision.
      if (!context.ifDecided()) continue;
      expectListed(
        context,
        listing,
        listed,
        sortCodes(listing, all, name, value === ascending),
        subject,
      );
    }
  }
}

/** The orders that a list can be asked for, with the codes in each; without our decisions only that of the list. */
export function findOrders(
  context: ScenarioContext,
  listing: Listing,
  all: readonly unknown[],
): { readonly query: Readonly<Record<string, unknown>>; readonly codes: readonly string[] }[] {
  const { field, fields, direction, ascending, descending } = findOrdering(
    queryParametersOf(context.check.api, listing.operation),
  );
  const usual = { query: {}, codes: all.map(codeOf) };
  if (!context.ifDecided() || field === undefined || direction === undefined) return [usual];
  const orders = fields.flatMap((name) =>
    [ascending, descending].map((each) => ({
      query: { [field]: name, [direction]: each },
      codes: sortCodes(listing, all, name, each === ascending),
    })),
  );
  return [usual, ...orders.filter(({ query }) => context.accepts(listing.operation, query))];
}

/** D23: a field without a direction is sorted in the default direction. */
async function expectField(
  context: ScenarioContext,
  listing: Listing,
  { field = '', isAscendingByDefault }: Ordering,
  { name, all }: { readonly name: string; readonly all: readonly unknown[] },
): Promise<void> {
  if (!context.ifDecided()) return;
  const found = await fetchList(context, listing, { [field]: name });
  const what = `with ${field}=${name} alone`;
  expectListed(context, listing, found, sortCodes(listing, all, name, isAscendingByDefault), what);
}

/** Expects a list to have all elements, with the values of a field ascending or descending. Missing values are ignored. */
function expectSorted(
  context: ScenarioContext,
  listing: Listing,
  listed: readonly unknown[],
  { name, isUp, what }: { readonly name: string; readonly isUp: boolean; readonly what: string },
): void {
  const values = listed
    .map((each) => valueOf(listing, each, name))
    .filter((each) => each !== undefined);
  const isSteady = values.every((value, index) => {
    const before = values[index - 1];
    return before === undefined || (isUp ? before <= value : before >= value);
  });
  context.expect(
    isSteady && listed.length === listing.listed.length,
    `${listing.operation} ${what} returns all ${listing.listed.length}, with ${name} ${isUp ? 'ascending' : 'descending'}`,
    `it returns ${listed.length}: ${values.join(', ')}`,
  );
}

/** Returns the codes sorted by a field, missing values first and ties by creation. */
function sortCodes(
  listing: Listing,
  all: readonly unknown[],
  field: string,
  isUp: boolean,
): string[] {
  const rank = (element: unknown): number =>
    listing.listed.findIndex(({ code }) => code === codeOf(element));
  const rising = all.toSorted((a, b) => {
    const [left = '', right = ''] = [a, b].map((each) => valueOf(listing, each, field));
    if (left === right)
      return isUp || !listing.areTiesAscending ? rank(a) - rank(b) : rank(b) - rank(a);
    if (left === '' || right === '') return left === '' ? -1 : 1;
    return left < right ? -1 : 1;
  });
  return (isUp ? rising : rising.toReversed()).map(codeOf);
}

/** Returns the value to sort by; for the time of creation its rank, as not every list shows it. */
function valueOf(listing: Listing, element: unknown, field: string): string | number | undefined {
  if (field === 'createdAt' || field === 'code' || field === 'id') {
    return listing.listed.findIndex(({ code }) => code === codeOf(element));
  }
  const value = listing.valueFor?.(field, element) ?? member(element, field);
  if (typeof value === 'string' && field.endsWith('At')) return Date.parse(value);
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}
