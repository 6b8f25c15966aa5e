import type { Api, Operation } from '../document/api.js';
import type { Exchange } from '../http/exchange.js';
import { pathText, same } from '../json.js';
import type { Input } from '../http/request.js';
import type { Check, CheckContext } from '../run/check.js';
import type { Session } from '../run/session.js';
import { describeDifference } from '../run/describe-difference.js';
import { Failure, NotRun, type Outcome } from '../outcome.js';
import { requestClaims } from './claims.js';
import { differenceOf } from './difference.js';
import { accepted, brief } from './reply.js';
import { sendIfImplemented } from './send-if-implemented.js';

/** Checks that the response of an update and the next read contain the values that were sent. */
export function updateCheck(api: Api, operation: Operation): Check | undefined {
  if (!['PUT', 'PATCH'].includes(operation.method) || !operation.body) return undefined;
  const reader = api.operations.find(
    (each) => each.method === 'GET' && each.path === operation.path,
  );
  return {
    id: `update/${operation.id}`,
    title: `The changes of ${operation.id} are in its response and in the next read.`,
    kind: 'generic',
    area: operation.area,
    version: operation.version,
    claims: requestClaims(api, operation),
    run: (context) => run(context, operation, reader),
  };
}

async function run(
  context: CheckContext,
  operation: Operation,
  reader: Operation | undefined,
): Promise<Outcome> {
  const session = await context.session();
  let cases = 0;
  const bodies: unknown[] = [];
  let hasChanged = false;
  for (const { name } of operation.body?.examples ?? []) {
    if (context.isOver()) break;
    const { input } = await session.resources.buildInput(operation, name, true);
    const { path = {} } = input;
    const read = async (): Promise<Exchange | undefined> =>
      reader && sendIfImplemented(session, reader, { path });
    const before = await read();
    const updated = await session.send(operation, input);
    // `examples/…` checks whether examples are accepted.
    if (!accepted(updated.reply)) continue;
    const after = await read();
    for (const exchange of [updated, ...(after ? [after] : [])]) {
      cases += 1;
      expectValues(input.body, updated, exchange, `the example ${name}`);
    }
    if (context.decisions) await expectRepeatAccepted(session, operation, input, updated);
    bodies.push(updated.reply.json);
    hasChanged ||= before
      ? differenceOf(input.body, before.reply.json) !== undefined
      : !same(bodies[0], bodies.at(-1));
  }
  if (cases === 0) throw new NotRun('No example of the update was accepted.');
  // Values that were the same before prove nothing about the update.
  if (hasChanged) context.proved.operation(operation);
  return { status: 'passed', cases };
}

/** Expects an update that changes nothing to be accepted. */
async function expectRepeatAccepted(
  session: Session,
  operation: Operation,
  input: Input,
  updated: Exchange,
): Promise<void> {
  const again = await session.send(operation, input);
  if (accepted(again.reply)) return;
  const expected = 'the same update is accepted again';
  throw new Failure({ expected, actual: brief(again.reply), exchanges: [updated, again] });
}

/** Expects a response to contain the values that an update sent. */
function expectValues(sent: unknown, updated: Exchange, exchange: Exchange, attempt: string): void {
  const exchanges = [updated, exchange];
  if (!accepted(exchange.reply)) {
    const expected = 'the updated resource can be read';
    throw new Failure({ expected, actual: brief(exchange.reply), exchanges });
  }
  const difference = differenceOf(sent, exchange.reply.json);
  if (!difference) return;
  const { path, expected, actual } = difference;
  const described = describeDifference(actual, expected, pathText(path));
  throw new Failure({
    expected: `${described.expected}, as sent`,
    actual: described.actual,
    attempt,
    exchanges,
  });
}
