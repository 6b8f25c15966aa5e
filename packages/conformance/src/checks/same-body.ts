import type { Api, Operation } from '../document/api.js';
import type { Check, CheckContext } from '../run/check.js';
import { NotRun, type Outcome } from '../outcome.js';
import { findIdentifier, lastParameter, readersOf, renameParameters } from '../state/sources.js';
import { schemeClaims } from './authentication.js';
import { checkOf } from './check-of.js';
import { accepted, requireReply } from './reply.js';

/** Checks that unique values are unique per tenant: a second tenant can send the same bodies. */
export function sameBodyCheck(api: Api, operation: Operation): Check | undefined {
  const { method, security, body } = operation;
  if (method !== 'POST' || security.length === 0 || !body) return undefined;
  return checkOf(operation, {
    name: 'same-body',
    title: `${operation.id} accepts the same body from two tenants and creates a resource for each.`,
    claims: schemeClaims(api, operation),
    run: (context) => run(context, operation),
  });
}

async function run(context: CheckContext, operation: Operation): Promise<Outcome> {
  const sessions = [await context.session(), await context.twinSession()];
  const examples = operation.body?.examples.map(({ name }) => name) ?? [];
  const [reader] = readersOf(context.api, operation);
  let cases = 0;
  for (const example of examples.length > 0 ? examples : [undefined]) {
    if (context.isOver()) break;
    for (const [index, session] of sessions.entries()) {
      const { input } = await session.resources.buildInput(operation, example, true);
      const created = await session.send(operation, input);
      const isFirst = index === 0;
      // `examples/…` checks whether examples are accepted.
      if (isFirst && !accepted(created.reply)) break;
      if (isFirst) continue;
      cases += 1;
      requireReply(accepted(created.reply), 'the same body is accepted from another tenant', [
        created,
      ]);
      if (!reader) continue;
      const name = lastParameter(reader);
      const code = findIdentifier(operation, reader, name, created.reply.json);
      const path = { ...renameParameters(operation, reader, { ...input.path }), [name]: code };
      const read = await session.send(reader, { path });
      const expected = `the second tenant can read its resource with ${reader.id}`;
      requireReply(accepted(read.reply), expected, [created, read]);
    }
  }
  if (cases === 0) throw new NotRun(`No example of ${operation.id} is accepted.`);
  context.proved.add(schemeClaims(context.api, operation));
  return { status: 'passed', cases };
}
