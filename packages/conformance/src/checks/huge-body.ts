import type { Api, Operation } from '../document/api.js';
import type { Check, CheckContext } from '../run/check.js';
import type { Outcome } from '../outcome.js';
import { brief, refused } from './reply.js';
import { CaseResults } from './case-results.js';

/** More than most services read, in bytes; for an API of which no limit is known. */
const huge = 17 * 1024 * 1024;

/**
 * A body that is larger than what the service takes is refused, whatever is in it. One operation of
 * each version is enough: what counts bytes stands before all of them, and the upload is no small one.
 */
export function hugeBodyChecks({ operations }: Api): Check[] {
  const withBody = operations.filter(({ body }) => body?.schema !== undefined);
  const first = new Map(withBody.toReversed().map((each) => [each.version, each]));
  return [...first.values()].map(hugeBodyCheck);
}

function hugeBodyCheck(operation: Operation): Check {
  return {
    id: `huge-body/${operation.id}`,
    title: `${operation.id} refuses a huge body.`,
    kind: 'generic',
    area: operation.area,
    version: operation.version,
    claims: [],
    run: (context) => run(context, operation),
  };
}

async function run(context: CheckContext, operation: Operation): Promise<Outcome> {
  const { largestBody } = context.profile;
  const session = await context.session();
  const { input } = await session.resources.buildInput(operation, undefined, true);
  const results = new CaseResults();
  for (const { bytes, headers, attempt } of attemptsOf(largestBody?.bytes)) {
    const rawBody = padJson(input.body, bytes);
    const sent = { ...input, headers: { ...input.headers, ...headers }, rawBody };
    const exchange = await session.send(operation, sent);
    results.count();
    // Where no limit is known, it may be taken; that the service does not fail is another check's matter.
    if (!largestBody || refused(exchange.reply) || exchange.reply.status >= 500) continue;
    results.add({
      expected: `a body of ${bytes} bytes is refused with a documented 4xx`,
      actual: brief(exchange.reply),
      attempt: `the example with blanks after it, ${attempt}`,
      claims: largestBody.claims,
      exchanges: [exchange],
    });
  }
  return results.outcome('');
}

/** One body that is sent. */
interface Attempt {
  readonly bytes: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly attempt: string;
}

/**
 * A byte beyond the limit, and further beyond: what is read and what is refused unread are different code in many
 * services, and so are bodies with and without a length. None may go without an answer.
 */
function attemptsOf(limit: number | undefined): Attempt[] {
  const withLength = { headers: {}, attempt: 'with its length' };
  if (limit === undefined) return [{ ...withLength, bytes: huge }];
  const chunked = { headers: { 'transfer-encoding': 'chunked' }, attempt: 'in chunks' };
  return [
    { ...withLength, bytes: limit + 1 },
    { ...withLength, bytes: Math.ceil(limit * 1.01) },
    { ...withLength, bytes: Math.ceil(limit * 1.3) },
    { ...chunked, bytes: Math.ceil(limit * 1.3) },
  ];
}

/** A value as JSON of so many bytes, with blanks after it. */
export function padJson(value: unknown, bytes: number): string {
  const text = JSON.stringify(value) ?? '{}';
  return text + ' '.repeat(Math.max(0, bytes - Buffer.byteLength(text)));
}
