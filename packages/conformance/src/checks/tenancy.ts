import type { Api, Operation, Pagination } from '../document/api.js';
import { lookUp } from '../document/pointer.js';
import type { Exchange } from '../http/exchange.js';
import type { Input } from '../http/request.js';
import { elements, member, text, withPart } from '../json.js';
import type { Check, CheckContext } from '../run/check.js';
import { Failure, NotRun, type Outcome } from '../outcome.js';
import type { Session } from '../run/session.js';
import { schemeClaims } from './authentication.js';
import { baseBodies } from './cases.js';
import { elementKey } from './paging.js';
import { describePlace, findReferences, type ReferencePlace } from './reference-places.js';
import { checkOf } from './check-of.js';
import { accepted, requireReply } from './reply.js';

/**
 * Checks that the data of a tenant does not exist for another: each code of it, in a path, a query or a body, is
 * as one that nobody has, and lists do not contain it.
 */
export function tenancyCheck(api: Api, operation: Operation): Check | undefined {
  const { pagination, parameters, body } = operation;
  const inputs = body?.examples.map(({ name, value }) => ({ example: name, body: value })) ?? [];
  const hasCodes = findReferences(api, operation, inputs).length > 0;
  if (operation.security.length === 0 || !(hasCodes || pagination)) return undefined;
  const ofCodes = operation.responses.get('404')?.claims ?? [];
  return checkOf(operation, {
    name: 'tenancy',
    title: `${operation.id} does not know the data of another tenant, and treats its codes as unknown.`,
    claims: [...ofCodes, ...schemeClaims(api, operation)],
    run: async (context) => {
      const cases = await codesOfAnother(context, operation);
      const hasCode = parameters.some((each) => each.in === 'path');
      if (pagination && !hasCode) return listOfAnother(context, operation, pagination);
      return { status: 'passed', cases };
    },
  });
}

/** Sends codes of another tenant, and in a path of another parent, one at a time. Returns the number of cases. */
async function codesOfAnother(context: CheckContext, operation: Operation): Promise<number> {
  const { api } = context;
  const places = findReferences(api, operation, baseBodies(context, operation));
  if (places.length === 0) return 0;
  const owner = await context.session();
  const other = await context.otherSession();
  const inPath = places.filter((place) => place.in === 'path');
  // Numbers may be the same in each tenant: this one has no resource yet.
  if (inPath.length > 0) await expectAllUnknown(context, operation, owner, other);
  for (const place of inPath.length > 1 ? places : places.filter((each) => each.in !== 'path')) {
    if (context.isOver()) break;
    const code = await codeFor(owner, place);
    const known = await replaceCode(other, operation, place, code);
    const exchange = await other.send(operation, known);
    if (place.in === 'path') expectUnknown(operation, exchange, describePlace(place));
    else {
      const unknown = await replaceCode(other, operation, place, withoutOwner(code));
      expectAlike(place, exchange, await other.send(operation, unknown), code);
    }
  }
  await codesOfAnotherParent(operation, other);
  return places.length;
}

async function codeFor({ resources }: Session, { of }: ReferencePlace): Promise<string> {
  const { path = {} } = await resources.parameters(of.operation);
  return String(path[of.parameter]);
}

/** A valid input with another code at a place. */
async function replaceCode(
  { resources }: Session,
  operation: Operation,
  { in: part, path, example, body: base }: ReferencePlace,
  code: string,
): Promise<Input> {
  const { input } = await resources.buildInput(operation, example);
  const body = base === undefined ? input.body : await resources.prepare(operation, base);
  if (part === 'body') return { ...input, body: withPart(body, path, code) };
  return { ...input, [part]: { ...input[part], [String(path[0])]: code } };
}

/** A code of the same form that nobody has. */
function withoutOwner(code: string): string {
  return code.replace(/.{4}$/, 'ZZZZ');
}

async function expectAllUnknown(
  { proved }: CheckContext,
  operation: Operation,
  owner: Session,
  other: Session,
): Promise<void> {
  const { input } = await owner.resources.buildInput(operation);
  expectUnknown(operation, await other.send(operation, input), 'the path');
  // The owner can read it.
  const own = await owner.send(operation, input);
  if (own.reply.status !== 404) proved.status(operation, 404);
}

function expectUnknown(operation: Operation, exchange: Exchange, place: string): void {
  const expected = `status 404 for a code of another tenant in ${place}, as if it did not exist`;
  require404(operation, exchange, expected);
}

/** Expects the response to a code of another tenant to be that to a code that nobody has. */
function expectAlike(
  place: ReferencePlace,
  foreign: Exchange,
  unknown: Exchange,
  code: string,
): void {
  const [actual, expected] = [
    describeResponse(foreign, code),
    describeResponse(unknown, withoutOwner(code)),
  ];
  if (actual === expected) return;
  throw new Failure({
    expected: `a code of another tenant in ${describePlace(place)} is answered as one that nobody has: ${expected}`,
    actual,
    exchanges: [foreign, unknown],
  });
}

/** The status and the error code of a response; if it is accepted, whether it shows the code that was sent. */
function describeResponse({ reply }: Exchange, sent: string): string {
  if (accepted(reply))
    return `status ${reply.status} ${reply.text.includes(sent) ? 'with' : 'without'} it`;
  const error = text(member(reply.json, 'code'));
  return `status ${reply.status}${error === undefined ? '' : ` ${error}`}`;
}

/** Sends a code below another parent of the same tenant, such as an account of another holder. */
async function codesOfAnotherParent(operation: Operation, session: Session): Promise<void> {
  const names = operation.parameters.filter((each) => each.in === 'path').map(({ name }) => name);
  const [last, ...outer] = names.toReversed();
  if (last === undefined || outer.length === 0) return;
  const { input } = await session.resources.buildInput(operation, undefined, true);
  const { path } = await session.resources.parameters(operation, undefined, true);
  if (outer.every((name) => path?.[name] === input.path?.[name])) return;
  const mixed = { ...input, path: { ...input.path, [last]: path?.[last] } };
  const exchange = await session.send(operation, mixed);
  require404(operation, exchange, `status 404 for ${last} of another ${outer[0]}`);
}

function require404({ responses }: Operation, exchange: Exchange, expected: string): void {
  const claims = responses.get('404')?.claims ?? [];
  requireReply(exchange.reply.status === 404, expected, [exchange], { claims });
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
  const leaked = others.find((key) => own.includes(key));
  if (leaked !== undefined) {
    throw new Failure({
      expected: 'two tenants have no element in common',
      actual: `${leaked} is in the lists of both`,
      exchanges: lists,
    });
  }
  if (own.length === 0) throw new NotRun('The list of the first tenant is empty.');
  context.proved.key(operation);
  return { status: 'passed', cases: 1 };
}
