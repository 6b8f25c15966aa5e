import type { Api, Operation } from '../document/api.js';
import type { Exchange } from '../http/exchange.js';
import { same, withPart } from '../json.js';
import type { Check, CheckContext } from '../run/check.js';
import { Failure, NotRun, type Outcome } from '../outcome.js';
import { bodyCases } from './cases.js';
import { accepted } from './reply.js';

/**
 * A repeat under the same key answers with what is stored, whatever else it says. What the repeats
 * left behind is what `read-back/…` judges.
 */
export function replayCheck(_api: Api, operation: Operation): Check | undefined {
  if (!operation.idempotency || !operation.body?.schema) return undefined;
  return {
    id: `replay/${operation.id}`,
    title: `${operation.id} answers a repeat under its key with what is stored, whatever else it says.`,
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
    // Whether examples are accepted is another check's business.
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
      // Of a key that comes with other content a service may also say that it is taken.
      if (accepted(repeat.reply)) judge(operation, first, repeat, attempt);
    }
  }
  if (cases === 0) throw new NotRun('No example is accepted, so nothing can be repeated.');
  return { status: 'passed', cases };
}

function judge({ claims }: Operation, first: Exchange, repeat: Exchange, attempt: string): void {
  if (same(first.reply.json, repeat.reply.json)) return;
  throw new Failure({
    expected: 'the repeat is answered as the first request was',
    actual: 'the answers differ',
    attempt,
    claims,
    exchanges: [first, repeat],
  });
}
