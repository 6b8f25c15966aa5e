import { elements, member, text } from '../json.js';
import type { Api, Operation } from './api.js';
import { lookUp } from './pointer.js';
import { queryParametersOf, type QueryParameter } from './query.js';

/** How many elements a page has if the document does not say it. */
const usualSize = 25;

/** The filters of a list, found by their names and schemas. */
export interface Filters {
  /** The parameters for the start of a period (included) and its end (excluded). */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly choices: readonly { readonly name: string; readonly values: readonly unknown[] }[];
  readonly search: string | undefined;
}

/** The sort parameters of a list. */
export interface Ordering {
  /** The parameter that names the field, and its values; undefined if the field cannot be chosen. */
  readonly field: string | undefined;
  readonly fields: readonly string[];
  /** True if a list can be sorted by several fields, each in its direction. */
  readonly takesSeveral: boolean;
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
    ({ name, schema }) => /sort|order|asc|direction/i.test(name) && isDirection(schema),
  );
  const field = query.find(({ name, schema }) => /sort|order/i.test(name) && !isDirection(schema));
  const fallback = defaultOf(direction?.schema);
  const usualField = defaultOf(field?.schema);
  const isFlag = member(direction?.schema, 'type') === 'boolean';
  return {
    field: field?.name,
    fields: field ? valuesOf(field.schema).map(String) : [],
    takesSeveral: member(field?.schema, 'type') === 'array',
    defaultField: text(usualField) ?? 'createdAt',
    direction: direction?.name,
    ascending: isFlag ? true : 'asc',
    descending: isFlag ? false : 'desc',
    isAscendingByDefault: fallback === true || fallback === 'asc',
  };
}

/** A page of a list: what asks for it, and how many elements it has unless it is the last one. */
export interface ListPage {
  readonly query: Readonly<Record<string, unknown>>;
  readonly size: number;
}

/** Returns a page of a list, as large as pages can be; all of the list if it has no pages. */
export function largestPage({ pagination, parameters }: Operation, page = 0): ListPage {
  if (!pagination) return { query: {}, size: Infinity };
  const { sizeParameter, pageParameter, firstPage, maximumSize, defaultSize } = pagination;
  const values = valuesOf(parameters.find(({ name }) => name === sizeParameter)?.schema.value);
  const listed = values.length > 0 ? Math.max(...values.map(Number)) : undefined;
  const size = maximumSize ?? listed ?? defaultSize ?? usualSize;
  const next = page > 0 ? { [pageParameter]: firstPage + page } : {};
  return { query: { [sizeParameter]: size, ...next }, size };
}

/** The newest elements, on a page with room for twice as many: what was just created is on it, if it can be sorted. */
export function newestPage(api: Api, operation: Operation, count: number): ListPage {
  const { pagination } = operation;
  const largest = largestPage(operation);
  if (!pagination) return largest;
  const parameters = queryParametersOf(api, operation.id);
  const { sizeParameter, defaultSize = usualSize } = pagination;
  const listed = valuesOf(parameters.find(({ name }) => name === sizeParameter)?.schema);
  const doubled = Array.from({ length: 10 }, (_, index) => defaultSize * 2 ** index);
  const sizes = listed.length > 0 ? listed.map(Number).toSorted((a, b) => a - b) : doubled;
  const size = Math.min(sizes.find((each) => each >= 2 * count) ?? Infinity, largest.size);
  const { direction, descending } = findOrdering(parameters);
  return {
    query: { [sizeParameter]: size, ...(direction !== undefined && { [direction]: descending }) },
    size,
  };
}

/** Returns the default of a parameter; of an array, its first element. */
function defaultOf(schema: unknown): unknown {
  const fallback = member(schema, 'default');
  return Array.isArray(fallback) ? elements(fallback)[0] : fallback;
}

function valuesOf(schema: unknown): readonly unknown[] {
  return elements(member(schema, 'enum') ?? lookUp(schema, '/items/enum'));
}
