import type { OperationId } from '@seller-funds/contract';
import { accepted, brief } from '../../checks/reply.js';
import { lookUp } from '../../document/pointer.js';
import type { QueryParameter } from '../../document/query.js';
import { elements, member, text } from '../../json.js';
import type { ScenarioContext } from '../scenario-context.js';

/** One thing that a list should show, in the order of creation. */
export interface Listed {
  /** What the list shows of it as `code` or `id`. */
  readonly code: string;
  /** When it was made, to the millisecond. */
  readonly at: string;
  /** What a search looks at, beside what the list shows. */
  readonly texts?: readonly string[];
}

/** A list, and what is in it. */
export interface Listing {
  readonly operation: OperationId;
  readonly path?: Readonly<Record<string, string>>;
  /** What every request has to ask for. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** All that is in it, oldest first. */
  readonly listed: readonly Listed[];
  /** The members of an element that a search looks at. */
  readonly searched?: readonly string[];
  /** Texts to search for, beside those that are derived from what is listed. */
  readonly searches?: readonly string[];
  /** Values to filter by, for filters without a closed set of values. */
  readonly equals?: Readonly<Record<string, readonly string[]>>;
  /** The filters that name values otherwise than answers may. */
  readonly renamed?: readonly string[];
  /** Whether a list without a direction shows the oldest first. */
  readonly isRising?: boolean;
  /** Whether ties are in the order of their making in both directions. */
  readonly areTiesRising?: boolean;
  /** The value of an element that a filter compares; the member of its name unless given. */
  readonly valueFor?: (parameter: string, element: unknown) => unknown;
}

/** The filters of a list, as far as their names and schemas tell. */
export interface Filters {
  /** The start of a period, included, and its end. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Those with a closed set of values. */
  readonly choices: readonly { readonly name: string; readonly values: readonly unknown[] }[];
  readonly search: string | undefined;
}

/** How a list is ordered. */
export interface Ordering {
  /** The parameter that names the field, and the fields; none where the list has one order only. */
  readonly field: string | undefined;
  readonly fields: readonly string[];
  readonly usualField: string;
  /** The parameter of the direction, with its values. */
  readonly direction: string | undefined;
  readonly up: unknown;
  readonly down: unknown;
  readonly isUsuallyUp: boolean;
}

/** The names of parameters that are no filters. */
const others = /^(?:_?page(?:Number|Size)?|limit|_fragments|_?sort|_orderBy|_asc|direction)$/i;

/** The filters among the parameters of a list. */
export function filtersOf(parameters: readonly QueryParameter[]): Filters {
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

/** The order that the parameters of a list ask for. */
export function orderingOf(query: readonly QueryParameter[]): Ordering {
  const isDirection = (value: unknown): boolean =>
    valuesOf(value).includes('asc') || member(value, 'type') === 'boolean';
  const direction = query.find(
    ({ name, schema }) => /sort|asc|direction/i.test(name) && isDirection(schema),
  );
  const field = query.find(({ name, schema }) => /sort|order/i.test(name) && !isDirection(schema));
  const usual = defaultOf(direction?.schema);
  const usualField = defaultOf(field?.schema);
  const isFlag = member(direction?.schema, 'type') === 'boolean';
  return {
    field: field?.name,
    fields: field ? valuesOf(field.schema).map(String) : [],
    usualField: text(usualField) ?? 'createdAt',
    direction: direction?.name,
    up: isFlag ? true : 'asc',
    down: isFlag ? false : 'desc',
    isUsuallyUp: usual === true || usual === 'asc',
  };
}

/** What a parameter has where it is left out; of a list the first. */
function defaultOf(schema: unknown): unknown {
  const usual = member(schema, 'default');
  return Array.isArray(usual) ? elements(usual)[0] : usual;
}

/** The closed set of values of a schema, or of the elements of its lists. */
function valuesOf(schema: unknown): readonly unknown[] {
  return elements(member(schema, 'enum') ?? lookUp(schema, '/items/enum'));
}

/** Asks for a list with a query, and answers with its elements. */
export async function ask(
  context: ScenarioContext,
  { operation, path, query }: Listing,
  more: Readonly<Record<string, unknown>>,
): Promise<readonly unknown[]> {
  const all = { ...query, ...more };
  const exchange = await context.send(operation, { ...(path && { path }), query: all });
  const asked = JSON.stringify(all);
  if (!accepted(exchange.reply)) context.fail(`${operation} takes ${asked}`, brief(exchange.reply));
  const { json } = exchange.reply;
  return elements(Array.isArray(json) ? json : (member(json, 'elements') ?? member(json, 'items')));
}

/** What a list shows as the name of an element. */
export function codeOf(element: unknown): string {
  const found = member(element, 'code') ?? member(element, 'id');
  return text(found) ?? String(found);
}

/** Expects a list to show these and no others, in this order. */
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
    `${operation} ${what} shows, of ${listed.length} in the order of their making: ${wanted || 'none'}`,
    `it shows: ${shown || 'none'}`,
  );
}
