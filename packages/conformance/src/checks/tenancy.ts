import type { Api, Operation, Pagination } from '../document/api.js';
import { lookUp } from '../document/pointer.js';
import type { Exchange } from '../http/exchange.js';
import { elements } from '../json.js';
import type { Check, CheckContext } from '../run/check.js';
import { Failure, NotRun, type Outcome } from '../outcome.js';
import { schemeClaims } from './authentication.js';
import { elementKey } from './paging.js';
import { accepted, brief } from './reply.js';

/** Checks that the data of a tenant does not exist for another: codes return 404, and lists do not contain it. */
export function tenancyCheck(api: Api, operation: Operation): Check | undefined {
  const { pagination } = operation;
  const hasCode = operation.parameters.some((each) => each.in === 'path');
  if (operation.security.length === 0 || !(hasCode || pagination)) return undefined;
  return {
    id: `tenancy/${operation.id}`,
    title: hasCode
      ? `${operation.id} returns 404 for the data of another tenant.`
      : `${operation.id} does not list data of another tenant.`,
    kind: 'generic',
    area: operation.area,
    version: operation.version,
    claims: hasCode ? (operation.responses.get('404')?.claims ?? []) : schemeClaims(api, operation),
    run: (context) =>
      pagination && !hasCode
        ? listOfAnother(context, operation, pagination)
        : codeOfAnother(context, operation),
  };
}

async function codeOfAnother(context: CheckContext, operation: Operation): Promise<Outcome> {
  const owner = await context.session();
  const other = await context.otherSession();
  const { input } = await owner.resources.buildInput(operation);
  const exchange = await other.send(operation, input);
  if (exchange.reply.status === 404) {
    // The owner can read it.
    const own = await owner.send(operation, input);
    if (own.reply.status !== 404) context.proved.status(operation, 404);
    return { status: 'passed', cases: 1 };
  }
  throw new Failure({
    expected: 'status 404, as if it did not exist',
    actual: brief(exchange.reply),
    exchanges: [exchange],
  });
}

async function listOfAnother(
  context: CheckContext,
  operation: Operation,
  pagination: Pagination,
): Promise<Outcome> {
  const sessions = [await context.session(), await context.otherSession()];
  // Both tenants get an element, because a list may depend on what its tenant has.
  const inputs = [];
  for (const { resources } of sessions) {
    const input = await resources.parameters(operation);
    await resources.add(operation, input);
    inputs.push(input);
  }
  const lists: Exchange[] = [];
  for (const [index, session] of sessions.entries()) {
    const exchange = await session.send(operation, inputs[index] ?? {});
    if (!accepted(exchange.reply)) throw new NotRun(`The list returned ${exchange.reply.status}.`);
    lists.push(exchange);
  }
  const [own = [], others = []] = lists.map(({ reply }) =>
    elements(lookUp(reply.json, pagination.elements)).map(elementKey),
  );
  const shown = others.find((key) => own.includes(key));
  if (shown !== undefined) {
    throw new Failure({
      expected: 'two tenants have no element in common',
      actual: `${shown} is in the lists of both`,
      exchanges: lists,
    });
  }
  if (own.length === 0) throw new NotRun('The list of the first tenant is empty.');
  context.proved.key(operation);
  return { status: 'passed', cases: 1 };
}
