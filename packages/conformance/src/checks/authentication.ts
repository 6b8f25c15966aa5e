import type { Api, Operation } from '../document/api.js';
import { credentialOf, type Input } from '../http/request.js';
import { citationsOf } from '../document/citations.js';
import { member } from '../json.js';
import type { Check, CheckContext } from '../run/check.js';
import { NotImplemented, NotRun, type Outcome } from '../outcome.js';
import type { Session } from '../run/session.js';
import { requireImplemented } from './require-implemented.js';
import { checkOf } from './check-of.js';
import { accepted } from './reply.js';
import { CaseResults, outOfTime } from './case-results.js';
import { judgeError } from './judge-error.js';

/** Checks that an operation refuses requests without a valid API key (RFC 9110, 15.5.2). */
export function authenticationCheck(api: Api, operation: Operation): Check | undefined {
  if (operation.security.length === 0) return undefined;
  return checkOf(operation, {
    name: 'authentication',
    title: `${operation.id} returns 401 without a valid API key.`,
    claims: [...claimsOf(operation, '401'), ...schemeClaims(api, operation)],
    run: (context) => withoutKey(context, operation),
  });
}

/** Checks that a read-only key works for reads and gets 403 for writes. */
export function readOnlyCheck(_api: Api, operation: Operation): Check | undefined {
  if (operation.security.length === 0) return undefined;
  return checkOf(operation, {
    name: 'read-only',
    title: reads(operation)
      ? `${operation.id} accepts a read-only key.`
      : `${operation.id} returns 403 for a read-only key.`,
    claims: claimsOf(operation, '403'),
    run: (context) => withReadOnlyKey(context, operation),
  });
}

async function withoutKey(context: CheckContext, operation: Operation): Promise<Outcome> {
  const session = await context.session();
  const results = new CaseResults();
  // Authentication comes first, whether or not the code exists and, by decision, the body is valid.
  const input = examplePath(operation);
  for (const [attempt, credential] of wrongCredentials(context, session, operation)) {
    if (context.isOver()) break;
    const hasEmptyBody = context.decisions && credential === null && input.body !== undefined;
    const body = hasEmptyBody ? {} : input.body;
    const exchange = await session.send(operation, { ...input, body, credential });
    if (exchange.reply.status !== 401) await requireImplemented(session, operation, exchange);
    judgeError(results, context, exchange, 401, attempt);
  }
  if (results.isClean && (await isAnsweredWithKey(session, operation, input))) {
    context.proved.status(operation, 401);
    context.proved.key(operation);
  }
  return results.outcome(outOfTime);
}

/** True if the request with the key does not get 401. Its body is invalid, so that it has no effect. */
async function isAnsweredWithKey(
  session: Session,
  operation: Operation,
  { path = {} }: Input,
): Promise<boolean> {
  const input = { path, ...(operation.body ? { rawBody: '{' } : {}) };
  try {
    return (await session.send(operation, input)).reply.status !== 401;
  } catch (error) {
    if (error instanceof NotImplemented) return true;
    throw error;
  }
}

function wrongCredentials(
  { api }: CheckContext,
  session: Session,
  operation: Operation,
): (readonly [string, Readonly<Record<string, string>> | null])[] {
  const unknown = credentialOf(api, operation, 'no-such-key-0000').headers;
  const usesHeader = 'authorization' in unknown;
  const basic = Buffer.from(`${session.tenant.apiKey}:`).toString('base64');
  const malformed = [
    ['another scheme (Basic)', { authorization: `Basic ${basic}` }],
    ['the scheme without a key', { authorization: 'Bearer' }],
    ['an empty header', { authorization: '' }],
  ] as const;
  // Each operation gets another one, because services read the header in one place.
  const next = malformed[api.operations.indexOf(operation) % malformed.length];
  return [['no key', null], ['an unknown key', unknown], ...(usesHeader && next ? [next] : [])];
}

async function withReadOnlyKey(context: CheckContext, operation: Operation): Promise<Outcome> {
  const session = await context.session();
  const key = session.tenant.readOnlyApiKey;
  if (key === undefined) throw new NotRun('The adapter provides no read-only key.');
  const { input } = await session.resources.buildInput(operation);
  const credential = credentialOf(context.api, operation, key).headers;
  const results = new CaseResults();
  if (reads(operation)) {
    const exchange = await session.send(operation, { ...input, credential });
    results.judge(exchange, accepted(exchange.reply), 'a success');
    return results.outcome('');
  }
  // By decision, the key is judged before the body.
  const bodies = context.decisions && input.body !== undefined ? [input.body, {}] : [input.body];
  for (const body of bodies) {
    const exchange = await session.send(operation, { ...input, body, credential });
    judgeError(results, context, exchange, 403, body === input.body ? 'a write' : 'an empty body');
  }
  if (results.isClean && (await session.send(operation, input)).reply.status !== 403)
    context.proved.status(operation, 403);
  return results.outcome('');
}

function reads({ method }: Operation): boolean {
  return method === 'GET' || method === 'QUERY';
}

function examplePath(operation: Operation): Input {
  const path = operation.parameters
    .filter((each) => each.in === 'path')
    .map((each) => [each.name, each.example ?? 'unknown'] as const);
  const [example] = operation.body?.examples ?? [];
  return { path: Object.fromEntries(path), body: example?.value };
}

/** The claims of the security schemes of an operation. */
export function schemeClaims(api: Api, operation: Operation): string[] {
  const schemes = member(member(api.root, 'components'), 'securitySchemes');
  return operation.security.flat().flatMap((name) => citationsOf(member(schemes, name)));
}

function claimsOf(operation: Operation, status: string): readonly string[] {
  return operation.responses.get(status)?.claims ?? [];
}
