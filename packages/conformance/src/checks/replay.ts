import type { Api, Operation } from '../document/api.js';
import type { Exchange } from '../http/exchange.js';
import { same, withPart } from '../json.js';
import type { Check, CheckContext } from '../run/check.js';
import { Failure, NotRun, type Outcome } from '../outcome.js';
import { bodyCases } from './cases.js';
import { accepted } from './reply.js';

/**
 * Checks that a repeated request with the same idempotency key returns the stored result, even if its body
 * differs. `read-back/…` checks that repeats stored nothing.
 */
export function replayCheck(_api: Api, operation: Operation): Check | undefined {
  if (!operation.idempotency || !operation.body?.schema) return undefined;
  return {
    id: `replay/${operation.id}`,
    title: `${operation.id} returns the stored result for a repeat with the same idempotency key.`,
    kind: 'generic',
    area: operation.area,
    version: operation.version,
    claims: operation.claims,
    run: (context) => run(context, operation, operation.idempotency?.key ?? []),
  };
}

async function run(
  context: CheckContext,
  operation: Operation,
  key: readonly string[],
): Promise<Outcome> {
  const session = await context.session();
  let cases = 0;
  for (const { name } of operation.body?.examples ?? []) {
    const { input } = await session.resources.buildInput(operation, name, true);
    const first = await session.send(operation, input);
    // `examples/…` checks whether examples are accepted.
    if (!accepted(first.reply)) continue;
    const seen = new Set<string>();
    for (const { edit, attempt } of bodyCases(context, operation, input.body, 'edges')) {
      if (context.isOver()) break;
      const place = edit.path.join('/');
      const [member] = edit.path;
      if (member === undefined || key.includes(String(member)) || seen.has(place)) continue;
      seen.add(place);
      const body = withPart(input.body, edit.path, edit.value);
      const repeat = await session.send(operation, { ...input, body });
      cases += 1;
      // A service may also refuse a known key with a different body.
      if (accepted(repeat.reply)) judge(operation, first, repeat, attempt);
    }
  }
  if (cases === 0) throw new NotRun('No example is accepted, so nothing can be repeated.');
  return { status: 'passed', cases };
}

function judge({ claims }: Operation, first: Exchange, repeat: Exchange, attempt: string): void {
  if (same(first.reply.json, repeat.reply.json)) return;
  throw new Failure({
    expected: 'the repeat returns the response of the first request',
    actual: 'the responses differ',
    attempt,
    claims,
    exchanges: [first, repeat],
  });
}
