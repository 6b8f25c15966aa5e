import type { Api, Operation } from '../document/api.js';
import type { Check, CheckContext } from '../run/check.js';
import type { Outcome } from '../outcome.js';
import { checkOf } from './check-of.js';
import { accepted, refused } from './reply.js';
import { CaseResults } from './case-results.js';

/** More than most services accept, in bytes; for APIs without a known limit. */
const huge = 17 * 1024 * 1024;

/** Checks that a body over the size limit is refused, by one operation per version: the upload is large. */
export function hugeBodyChecks({ operations }: Api, claims: readonly string[]): Check[] {
  const withBody = operations.filter(({ body }) => body?.schema !== undefined);
  const first = new Map(withBody.toReversed().map((each) => [each.version, each]));
  return [...first.values()].map((operation) => hugeBodyCheck(operation, claims));
}

function hugeBodyCheck(operation: Operation, claims: readonly string[]): Check {
  return checkOf(operation, {
    name: 'huge-body',
    title: `${operation.id} refuses a huge body.`,
    claims,
    run: (context) => run(context, operation),
  });
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
    const { reply } = exchange;
    // Without a known limit the body may be accepted. `failures/…` checks that the service does not fail.
    const isRefused = context.decisions ? reply.status === largestBody?.status : refused(reply);
    const isRight = !largestBody || isRefused || reply.status >= 500;
    results.judge(exchange, isRight, `a body of ${bytes} bytes is refused with a documented 4xx`, {
      attempt: `the example with trailing blanks, ${attempt}`,
      claims: largestBody?.claims ?? [],
    });
  }
  if (largestBody) {
    const rawBody = padJson(input.body, largestBody.bytes);
    const exchange = await session.send(operation, { ...input, rawBody });
    const { claims } = largestBody;
    results.judge(exchange, accepted(exchange.reply), 'the largest body is accepted', { claims });
    if (results.isClean && context.decisions) context.proved.add(claims);
  }
  return results.outcome('');
}

interface Attempt {
  readonly bytes: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly attempt: string;
}

/** One byte over the limit and far over it, with and without Content-Length: many services handle these apart. */
function attemptsOf(limit: number | undefined): Attempt[] {
  const withLength = { headers: {}, attempt: 'with Content-Length' };
  if (limit === undefined) return [{ ...withLength, bytes: huge }];
  const chunked = { headers: { 'transfer-encoding': 'chunked' }, attempt: 'in chunks' };
  return [
    { ...withLength, bytes: limit + 1 },
    { ...withLength, bytes: Math.ceil(limit * 1.01) },
    { ...withLength, bytes: Math.ceil(limit * 1.3) },
    { ...chunked, bytes: Math.ceil(limit * 1.3) },
  ];
}

/** Serializes a value as JSON, padded with trailing blanks to a size in bytes. */
export function padJson(value: unknown, bytes: number): string {
  const text = JSON.stringify(value) ?? '{}';
  return text + ' '.repeat(Math.max(0, bytes - Buffer.byteLength(text)));
}
