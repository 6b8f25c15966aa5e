import { elements, member, text } from '../json.js';
import { lookUp } from './pointer.js';
import type { QueryParameter } from './query.js';

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

function valuesOf(schema: unknown): readonly unknown[] {
  return elements(member(schema, 'enum') ?? lookUp(schema, '/items/enum'));
}
