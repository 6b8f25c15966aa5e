import type { Api, Operation, Pagination } from '../document/api.js';
import { findOrdering, type Ordering } from '../document/list-parameters.js';
import { dereferenceMember, lookUp } from '../document/pointer.js';
import { queryParametersOf } from '../document/query.js';
import type { Exchange } from '../http/exchange.js';
import type { Input } from '../http/request.js';
import { elements, same } from '../json.js';
import type { Check, CheckContext } from '../run/check.js';
import { noTenantsReason } from '../reasons.js';
import { Failure, NotRun, type Outcome } from '../outcome.js';
import type { Session } from '../run/session.js';
import { claimsBelow } from '../document/claims-of-operation.js';
import { checkOf } from './check-of.js';
import { accepted, requireReply } from './reply.js';

const total = 3;
/** The size of the pages, and how many elements are read at most. */
const [pageSize, mostRead] = [2, 40];

/** Checks that the descending list is the ascending list in reverse. */
export function sortingCheck(api: Api, operation: Operation): Check | undefined {
  const { pagination } = operation;
  const ordering = findOrdering(queryParametersOf(api, operation.id));
  const parameter = operation.parameters.find(({ name }) => name === ordering.direction);
  // A list of directions is for several fields.
  const isList = parameter && dereferenceMember(api.root, parameter.schema, 'items').value;
  if (!pagination || !parameter || isList !== undefined) return undefined;
  return checkOf(operation, {
    name: 'sorting',
    title: `${operation.id} lists the same elements in reverse, page by page, for the other value of ${parameter.name}.`,
    claims: [...parameter.claims, ...claimsBelow(api.root, parameter.schema)],
    run: (context) => run(context, operation, pagination, parameter.name, ordering),
  });
}

async function run(
  context: CheckContext,
  operation: Operation,
  pagination: Pagination,
  name: string,
  { ascending, descending }: Ordering,
): Promise<Outcome> {
  // If other clients write to the tenant, the list may change between two requests.
  if (!context.adapter.newTenant) throw new NotRun(noTenantsReason);
  const session = await context.session();
  const input = await session.resources.parameters(operation);
  for (let count = 0; count < total; count += 1) await session.resources.add(operation, input);
  const list = (value: unknown): Promise<[Exchange, readonly unknown[]]> =>
    readPages(context, session, operation, pagination, {
      ...input,
      query: { ...input.query, [name]: value },
    });
  const [up, rising] = await list(ascending);
  const [down, falling] = await list(descending);
  if (rising.length < 2) throw new NotRun('The list has fewer than two elements.');
  if (same(rising, falling.toReversed())) {
    context.proved.parameter(operation, name);
    return { status: 'passed', cases: 1 };
  }
  throw new Failure({
    expected: `the elements with ${name}=${String(ascending)} are those with ${String(descending)} in reverse`,
    actual: 'they differ',
    exchanges: [up, down],
  });
}

/** Reads the pages of a list one after the other: each has to be in the same order. */
async function readPages(
  { decisions, profile }: CheckContext,
  session: Session,
  operation: Operation,
  { pageParameter, sizeParameter, firstPage, elements: place }: Pagination,
  input: Input,
): Promise<[Exchange, readonly unknown[]]> {
  // Without the number of the first page, the list is read at once.
  const isOnePage = !decisions && profile.isFirstPageOpen?.(operation) === true;
  const all: unknown[] = [];
  for (let page = firstPage; ; page += 1) {
    const paging = isOnePage ? {} : { [pageParameter]: page, [sizeParameter]: pageSize };
    const query = { ...input.query, ...paging };
    const exchange = await session.send(operation, { ...input, query });
    const expected = `${operation.id} with ${JSON.stringify(query)} returns 2xx`;
    requireReply(accepted(exchange.reply), expected, [exchange]);
    const part = elements(lookUp(exchange.reply.json, place));
    all.push(...part);
    if (isOnePage || part.length < pageSize || all.length > mostRead) return [exchange, all];
  }
}
