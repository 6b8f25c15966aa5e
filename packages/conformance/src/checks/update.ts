import type { Api, Operation } from '../document/api.js';
import { pathText } from '../json.js';
import { Failure, NotRun, type Check, type CheckContext, type Outcome } from '../run/check.js';
import { requestClaims } from './claims.js';
import { differenceOf } from './difference.js';
import { accepted, brief } from './reply.js';

/** What an update sends is what its answer and the next read show. */
export function updateCheck(api: Api, operation: Operation): Check | undefined {
  if (!['PUT', 'PATCH'].includes(operation.method) || !operation.body) return undefined;
  const reader = api.operations.find(
    (each) => each.method === 'GET' && each.path === operation.path,
  );
  return {
    id: `update/${operation.id}`,
    title: `What ${operation.id} changes is shown by its answer and by the next read.`,
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
  for (const { name } of operation.body?.examples ?? []) {
    if (context.isOver()) break;
    const { input } = await session.resources.ready(operation, name, true);
    const updated = await session.send(operation, input);
    // Whether examples are accepted is another check's business.
    if (!accepted(updated.reply)) continue;
    const read = reader && (await session.send(reader, { path: input.path ?? {} }));
    for (const exchange of [updated, ...(read ? [read] : [])]) {
      cases += 1;
      if (!accepted(exchange.reply)) {
        const expected = 'what was updated can be read';
        throw new Failure({
          expected,
          actual: brief(exchange.reply),
          exchanges: [updated, exchange],
        });
      }
      const difference = differenceOf(input.body, exchange.reply.json);
      if (!difference) continue;
      throw new Failure({
        expected: `${pathText(difference.path)} is ${JSON.stringify(difference.expected)}, as sent`,
        actual: `${pathText(difference.path)} is ${JSON.stringify(difference.actual)}`,
        attempt: `the example ${name}`,
        exchanges: [updated, exchange],
      });
    }
  }
  if (cases === 0) throw new NotRun('No example of the update was accepted.');
  return { status: 'passed', cases };
}
