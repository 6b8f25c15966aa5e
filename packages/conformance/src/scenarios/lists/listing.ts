import type { OperationId } from '@seller-funds/contract';
import { accepted, brief } from '../../checks/reply.js';
import { lookUp } from '../../document/pointer.js';
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
  readonly query?: Readonly<Record<string, unknown>>;
  /** All elements, oldest first. */
  readonly listed: readonly Listed[];
  /** The members of an element that a search covers. */
  readonly searched?: readonly string[];
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
  if (!pagination || !context.ifDecided()) return fetchList(context, listing, more);
  const { pageParameter, sizeParameter, firstPage, total } = pagination;
  const size = { [sizeParameter]: Math.ceil(listed.length / 2) };
  if (!context.accepts(operation, size)) return fetchList(context, listing, more);
  const all: unknown[] = [];
  for (const page of [firstPage, firstPage + 1]) {
    const paging = { [pageParameter]: page, ...size };
    const { json, found } = await fetchPage(context, listing, { ...more, ...paging });
    const subject = `of page ${page} of ${operation} with ${JSON.stringify(more)}`;
    for (const [parameter, value] of Object.entries(paging)) {
      const name = parameter.replace(/^_/, '');
      const pageValue = member(json, name) ?? member(member(json, 'pagination'), name);
      context.expectEqual(pageValue, value, `${name} ${subject}`);
    }
    if (total !== undefined)
      context.expectEqual(lookUp(json, total), listed.length, `the total ${subject}`);
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
  listedElements: readonly unknown[],
  expected: readonly string[],
  subject: string,
): void {
  const nameOf = (code: string): string => {
    const index = listed.findIndex((each) => each.code === code);
    return index < 0 ? code : `number ${index + 1}`;
  };
  const [shown, wanted] = [listedElements.map(codeOf), expected].map((codes) =>
    codes.map(nameOf).join(', '),
  );
  context.expect(
    shown === wanted,
    `${operation} ${subject} returns, of ${listed.length} elements in the order of creation: ${wanted || 'none'}`,
    `it returns: ${shown || 'none'}`,
  );
}
