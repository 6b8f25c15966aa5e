import type { Api, Operation } from '../document/api.js';
import type { Check, CheckContext } from '../run/check.js';
import { NotRun, type Outcome } from '../outcome.js';
import { noTenantsReason } from '../reasons.js';
import { accepted } from './reply.js';
import { checkOf } from './check-of.js';
import { CaseResults, outOfTime } from './case-results.js';

/** Checks that every documented example of a request is accepted. */
export function examplesCheck(_api: Api, operation: Operation): Check {
  return checkOf(operation, {
    name: 'examples',
    title: `${operation.id} accepts its documented examples.`,
    claims: operation.claims,
    run: (context) => run(context, operation),
  });
}

async function run(context: CheckContext, operation: Operation): Promise<Outcome> {
  if (operation.body?.required === true && !operation.body.schema) {
    return {
      status: 'not applicable',
      reason: 'Only JSON bodies are generated.',
    };
  }
  const session = await context.session();
  const results = new CaseResults();
  const names = operation.body?.examples.map(({ name }) => name) ?? [];
  for (const name of names.length > 0 ? names : [undefined]) {
    if (context.isOver()) break;
    const { input } = await session.resources.buildInput(operation, name, true);
    const exchange = await session.send(operation, input);
    // An earlier run may have left what the example creates.
    if (exchange.reply.status === 409 && !context.adapter.newTenant)
      throw new NotRun(noTenantsReason);
    session.resources.requireFound(operation, exchange);
    results.judge(exchange, accepted(exchange.reply), 'the documented example is accepted', {
      attempt: attemptOf(operation, name),
      input: input.body,
    });
  }
  return results.outcome(outOfTime);
}

function attemptOf(operation: Operation, name: string | undefined): string {
  if (name !== undefined) return `the example ${name}`;
  return operation.body
    ? 'a body generated from the schema, as there is no example'
    : 'without a body';
}
