import { findOrdering } from '../../document/list-parameters.js';
import { queryParametersOf } from '../../document/query.js';
import { member } from '../../json.js';
import type { ScenarioContext } from '../scenario-context.js';
import { fetchList, fetchPages, codeOf, expectListed, type Listing } from './listing.js';

/** A field to sort by, and whether its values ascend. */
type SortKey = readonly [field: string, isUp: boolean];

/** An order that a list can be asked for. */
interface Order {
  readonly query: Readonly<Record<string, unknown>>;
  readonly keys: readonly SortKey[];
  /** Whether more than decisions state it, but for the order of ties. */
  readonly isStated: boolean;
}

/** Expects a list to be sorted by each field in both directions, by two fields if it can be, and in its default order. */
export async function expectOrders(context: ScenarioContext, listing: Listing): Promise<void> {
  const all = await fetchList(context, listing, {});
  for (const { query, keys, isStated } of findOrders(context, listing)) {
    if (!isStated && !context.ifDecided()) continue;
    const listed = await fetchPages(context, listing, query);
    const subject = `with ${JSON.stringify(query)}`;
    if (context.ifDecided())
      expectListed(context, listing, listed, sortCodes(listing, all, keys), subject);
    else expectSorted(context, listing, listed, keys, subject);
  }
}

/** The orders of a list, with the codes of all elements in each; without our decisions only the default one. */
export function ordersOf(
  context: ScenarioContext,
  listing: Listing,
  all: readonly unknown[],
): { readonly query: Order['query']; readonly codes: readonly string[] }[] {
  if (!context.ifDecided()) return [{ query: {}, codes: all.map(codeOf) }];
  return findOrders(context, listing).map(({ query, keys }) => ({
    query,
    codes: sortCodes(listing, all, keys),
  }));
}

function findOrders(context: ScenarioContext, listing: Listing): Order[] {
  const ordering = findOrdering(queryParametersOf(context.check.api, listing.operation));
  const { field = '', fields, takesSeveral, direction } = ordering;
  const { defaultField, isAscendingByDefault, ascending, descending } = ordering;
  const directions = direction === undefined ? [] : [ascending, descending];
  const sent = (values: readonly unknown[]): unknown => (takesSeveral ? values : values[0]);
  const order = (names: readonly string[], given: readonly unknown[] = []): Order => {
    const keys = (names.length > 0 ? names : [defaultField]).map((name, index): SortKey => {
      const isUp = index < given.length ? given[index] === ascending : isAscendingByDefault;
      return [name, isUp];
    });
    const query = {
      ...(names.length > 0 && { [field]: sent(names) }),
      ...(given.length > 0 && { [direction ?? '']: sent(given) }),
    };
    const isDirected = given.length > 0 && names.length === Math.min(1, fields.length);
    // Which id is greater is not stated.
    const isStated = (isDirected || names.length > 1) && !names.includes('id');
    return { query, keys, isStated };
  };
  const usual = {
    ...order([]),
    keys: [[defaultField, listing.isAscending ?? isAscendingByDefault]] as const,
  };
  // D219: sorted by two fields, a list is in the direction of each; one that is left out is the default.
  const pairs = takesSeveral
    ? fields.flatMap((name) => fields.filter((each) => each !== name).map((other) => [name, other]))
    : [];
  return [
    usual,
    ...directions.map((each) => order([], [each])),
    ...fields.flatMap((name) => [
      order([name]),
      ...directions.map((each) => order([name], [each])),
    ]),
    ...pairs.flatMap((names) =>
      [[], [descending], [ascending, descending]].map((given) => order(names, given)),
    ),
  ].filter(({ query }) => context.accepts(listing.operation, query));
}

/** Expects a list to have all elements, sorted by these fields. Elements without a value are ignored. */
function expectSorted(
  context: ScenarioContext,
  listing: Listing,
  listed: readonly unknown[],
  keys: readonly SortKey[],
  subject: string,
): void {
  const valuesOf = (each: unknown): unknown[] =>
    keys.map(([field]) => valueOf(listing, each, field));
  const shown = listed.filter((each) => !valuesOf(each).includes(undefined));
  const isSteady = shown.every(
    (each, index) => index === 0 || compareBy(listing, keys, shown[index - 1], each) <= 0,
  );
  const order = keys.map(([name, isUp]) => `${name} ${isUp ? 'ascending' : 'descending'}`);
  context.expect(
    isSteady && listed.length === listing.listed.length,
    `${listing.operation} ${subject} returns all ${listing.listed.length}, with ${order.join(', then ')}`,
    `it returns ${listed.length}: ${shown.map((each) => valuesOf(each).join(' ')).join(', ')}`,
  );
}

/** Returns the codes sorted by fields, missing values first and ties by creation. */
function sortCodes(listing: Listing, all: readonly unknown[], keys: readonly SortKey[]): string[] {
  const rank = (element: unknown): number =>
    listing.listed.findIndex(({ code }) => code === codeOf(element));
  const areTiesUp = listing.areTiesAscending === true || keys[0]?.[1] === true;
  return all
    .toSorted(
      (a, b) =>
        compareBy(listing, keys, a, b) || (areTiesUp ? rank(a) - rank(b) : rank(b) - rank(a)),
    )
    .map(codeOf);
}

/** Negative if one element is before another, by the first of these fields in which they differ. */
function compareBy(
  listing: Listing,
  keys: readonly SortKey[],
  one: unknown,
  other: unknown,
): number {
  for (const [field, isUp] of keys) {
    const [left = '', right = ''] = [one, other].map((each) => valueOf(listing, each, field));
    if (left === right) continue;
    const isLess = left === '' || (right !== '' && left < right);
    return isLess === isUp ? -1 : 1;
  }
  return 0;
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
