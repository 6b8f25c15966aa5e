import type { OperationId } from '@seller-funds/contract';
import { accepted, brief } from '../../checks/reply.js';
import { lookUp } from '../../document/pointer.js';
import type { QueryParameter } from '../../document/query.js';
import { elements, member, text } from '../../json.js';
import type { ScenarioContext } from '../scenario-context.js';

/** An element that a list should contain. */
export interface Listed {
  /** Its `code` or `id`. */
  readonly code: string;
  /** When it was created, with milliseconds. */
  readonly at: string;
  /** Texts that a search finds although the list does not show them. */
  readonly texts?: readonly string[];
}

/** A list and its expected contents. */
export interface Listing {
  readonly operation: OperationId;
  readonly path?: Readonly<Record<string, string>>;
  /** Query parameters that every request has to have. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** All elements, oldest first. */
  readonly listed: readonly Listed[];
  /** The members of an element that a search covers. */
  readonly searched?: readonly string[];
  /** Texts to search for, in addition to those derived from the elements. */
  readonly searches?: readonly string[];
  /** Values to filter by, for filters without an enum. */
  readonly equals?: Readonly<Record<string, readonly string[]>>;
  /** Filters whose values may be named differently in responses. */
  readonly renamed?: readonly string[];
  /** True if a list without a direction starts with the oldest. */
  readonly isAscending?: boolean;
  /** True if ties are in the order of creation in both directions. */
  readonly areTiesAscending?: boolean;
  /** Returns the value that a filter compares; by default the member with its name. */
  readonly valueFor?: (parameter: string, element: unknown) => unknown;
}

/** The filters of a list, found by their names and schemas. */
export interface Filters {
  /** The parameters for the start of a period (included) and its end (excluded). */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Filters with an enum. */
  readonly choices: readonly { readonly name: string; readonly values: readonly unknown[] }[];
  readonly search: string | undefined;
}

/** The sort parameters of a list. */
export interface Ordering {
  /** The parameter that names the field, and its values; undefined if the field cannot be chosen. */
  readonly field: string | undefined;
  readonly fields: readonly string[];
  readonly defaultField: string;
  /** The parameter for the direction, and its values. */
  readonly direction: string | undefined;
  readonly ascending: unknown;
  readonly descending: unknown;
  readonly isAscendingByDefault: boolean;
}

/** The names of parameters that are not filters. */
const others = /^(?:_?page(?:Number|Size)?|limit|_fragments|_?sort|_orderBy|_asc|direction)$/i;

/** Returns the filters among the query parameters of a list. */
export function findFilters(parameters: readonly QueryParameter[]): Filters {
  const query = parameters.filter(({ name }) => !others.test(name));
  const named = (pattern: RegExp): string | undefined =>
    query.find(({ name }) => pattern.test(name))?.name;
  return {
    from: named(/^_?from/i),
    to: named(/^_?to/i),
    search: named(/^query$/),
    choices: query
      .filter(({ required }) => !required)
      .map(({ name, schema }) => ({ name, values: valuesOf(schema) }))
      .filter(({ values }) => values.length > 0),
  };
}

/** Returns the sort parameters among the query parameters of a list. */
export function findOrdering(query: readonly QueryParameter[]): Ordering {
  const isDirection = (value: unknown): boolean =>
    valuesOf(value).includes('asc') || member(value, 'type') === 'boolean';
  const direction = query.find(
    ({ name, schema }) => /sort|asc|direction/i.test(name) && isDirection(schema),
  );
  const field = query.find(({ name, schema }) => /sort|order/i.test(name) && !isDirection(schema));
  const fallback = defaultOf(direction?.schema);
  const usualField = defaultOf(field?.schema);
  const isFlag = member(direction?.schema, 'type') === 'boolean';
  return {
    field: field?.name,
    fields: field ? valuesOf(field.schema).map(String) : [],
    defaultField: text(usualField) ?? 'createdAt',
    direction: direction?.name,
    ascending: isFlag ? true : 'asc',
    descending: isFlag ? false : 'desc',
    isAscendingByDefault: fallback === true || fallback === 'asc',
  };
}

/** Returns the default of a parameter; of an array, its first element. */
function defaultOf(schema: unknown): unknown {
  const fallback = member(schema, 'default');
  return Array.isArray(fallback) ? elements(fallback)[0] : fallback;
}

/** Returns the enum of a schema, or of its items. */
function valuesOf(schema: unknown): readonly unknown[] {
  return elements(member(schema, 'enum') ?? lookUp(schema, '/items/enum'));
}

/** Requests a list with a query and returns its elements. The list says how many there are. */
export async function fetchList(
  context: ScenarioContext,
  listing: Listing,
  more: Readonly<Record<string, unknown>>,
): Promise<readonly unknown[]> {
  const { json, found, total } = await fetchPage(context, listing, more);
  const what = `the total of ${listing.operation} with ${JSON.stringify(more)}`;
  if (total !== undefined) context.expectEqual(lookUp(json, total), found.length, what);
  return found;
}

/** Requests a list in two pages, if it can have such small ones, and returns all elements. */
export async function fetchPages(
  context: ScenarioContext,
  listing: Listing,
  more: Readonly<Record<string, unknown>>,
): Promise<readonly unknown[]> {
  const { operation, listed } = listing;
  const { pagination } = context.operation(operation);
  if (!pagination || !context.decided) return fetchList(context, listing, more);
  const { pageParameter, sizeParameter, firstPage, total } = pagination;
  const size = { [sizeParameter]: Math.ceil(listed.length / 2) };
  if (!context.accepts(operation, size)) return fetchList(context, listing, more);
  const all: unknown[] = [];
  for (const page of [firstPage, firstPage + 1]) {
    const paging = { [pageParameter]: page, ...size };
    const { json, found } = await fetchPage(context, listing, { ...more, ...paging });
    const what = `of page ${page} of ${operation} with ${JSON.stringify(more)}`;
    for (const [parameter, value] of Object.entries(paging)) {
      const name = parameter.replace(/^_/, '');
      const shown = member(json, name) ?? member(member(json, 'pagination'), name);
      context.expectEqual(shown, value, `${name} ${what}`);
    }
    if (total !== undefined)
      context.expectEqual(lookUp(json, total), listed.length, `the total ${what}`);
    all.push(...found);
  }
  return all;
}

async function fetchPage(
  context: ScenarioContext,
  { operation, path, query }: Listing,
  more: Readonly<Record<string, unknown>>,
) {
  const all = { ...query, ...more };
  const exchange = await context.send(operation, { ...(path && { path }), query: all });
  const asked = JSON.stringify(all);
  if (!accepted(exchange.reply)) context.fail(`${operation} takes ${asked}`, brief(exchange.reply));
  const { json } = exchange.reply;
  const { pagination } = context.operation(operation);
  const list = pagination ? lookUp(json, pagination.elements) : json;
  if (!Array.isArray(list))
    context.fail(
      `${operation} returns a list`,
      `${pagination?.elements ?? 'the body'} is no array`,
    );
  return { json, found: elements(list), total: pagination?.total };
}

/** Returns the code or id of an element. */
export function codeOf(element: unknown): string {
  const found = member(element, 'code') ?? member(element, 'id');
  return text(found) ?? String(found);
}

/** Expects a list to have exactly these elements, in this order. */
export function expectListed(
  context: ScenarioContext,
  { operation, listed }: Listing,
  found: readonly unknown[],
  expected: readonly string[],
  what: string,
): void {
  const nameOf = (code: string): string => {
    const index = listed.findIndex((each) => each.code === code);
    return index < 0 ? code : `number ${index + 1}`;
  };
  const [shown, wanted] = [found.map(codeOf), expected].map((codes) =>
    codes.map(nameOf).join(', '),
  );
  context.expect(
    shown === wanted,
    `${operation} ${what} returns, of ${listed.length} elements in the order of creation: ${wanted || 'none'}`,
    `it returns: ${shown || 'none'}`,
  );
}
