import type { Api, Operation, Parameter } from '../document/api.js';
import type { Reply } from '../http/exchange.js';
import { sameShape } from '../state/sources.js';
import type { Check, CheckContext } from '../run/check.js';
import type { Session } from '../run/session.js';
import { ifImplemented, type Outcome } from '../outcome.js';
import { requireImplemented } from './require-implemented.js';
import { checkOf } from './check-of.js';
import { judgeError } from './judge-error.js';
import { accepted, brief, refused } from './reply.js';
import { CaseResults, outOfTime } from './case-results.js';

const tried = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Checks that an unknown path returns 404 (RFC 9110, 15.5.5). */
export function unknownPathCheck(api: Api): Check {
  return {
    id: 'routing/unknown-path',
    title: 'An unknown path returns 404.',
    kind: 'generic',
    area: 'routing',
    version: '',
    claims: [],
    run: (context) => unknownPaths(context, api),
  };
}

/** Checks that an unsupported method returns 405 with `Allow` (RFC 9110, 15.5.6). */
export function wrongMethodCheck(api: Api, path: string): Check | undefined {
  const operations = api.operations.filter((each) => sameShape(each.path, path));
  const [first] = operations;
  if (!first || first.path !== path) return undefined;
  return {
    id: `routing/wrong-method${path}`,
    title: `${path} returns 405 with the header Allow for unsupported methods.`,
    kind: 'generic',
    area: 'routing',
    version: first.version,
    claims: [],
    run: (context) => wrongMethods(context, path, operations),
  };
}

/** Checks that an unknown code returns 404. */
export function unknownCodeCheck(_api: Api, operation: Operation): Check | undefined {
  const last = operation.parameters.findLast((each) => each.in === 'path');
  if (!last) return undefined;
  return checkOf(operation, {
    name: 'unknown-code',
    title: `${operation.id} returns 404 for an unknown {${last.name}}.`,
    claims: operation.responses.get('404')?.claims ?? [],
    run: (context) => unknownCodes(context, operation, last),
  });
}

/** Checks that an unknown query parameter is ignored or refused with a 4xx. */
export function unknownQueryCheck(_api: Api, operation: Operation): Check {
  return checkOf(operation, {
    name: 'unknown-query',
    title: `${operation.id} ignores an unknown query parameter, or refuses it with a 4xx.`,
    claims: [],
    run: (context) => unknownQuery(context, operation),
  });
}

async function unknownPaths(context: CheckContext, api: Api): Promise<Outcome> {
  const session = await context.session();
  const results = new CaseResults();
  const [like] = api.operations;
  const roots = api.operations.map(({ path }) => path.split('{')[0]?.replace(/\/$/, '') ?? '');
  const isVersioned = api.root['x-versions'] !== undefined;
  const isKnown = (path: string): boolean => api.paths.some((each) => sameShape(each, path));
  const paths = [...new Set(roots)].flatMap((root) => [
    `${root}-no-such-path`,
    `${root}/a/b/c/d/e`,
    // Without the first part of the base path of a version.
    ...[root.replace(/^\/[^/]*(?=\/)/, '')].filter(
      (each) => isVersioned && each !== root && !isKnown(each),
    ),
  ]);
  for (const path of ['/no-such-path', ...paths]) {
    if (context.isOver() || results.isFull) break;
    const exchange = await session.sendRaw('GET', path, like ? { like } : {});
    const isRight = exchange.reply.status === 404;
    results.judge(exchange, isRight, 'status 404', { attempt: `GET ${path}` });
  }
  return results.outcome(outOfTime);
}

async function wrongMethods(
  context: CheckContext,
  path: string,
  operations: readonly Operation[],
): Promise<Outcome> {
  const session = await context.session();
  const results = new CaseResults();
  const allowed = operations.map(({ method }) => method);
  const [like] = operations;
  // RFC 9110 has no duty to tell a method that is not supported from a resource that does not exist.
  const isOpen = context.profile.statusDecisions
    ? !context.decisions
    : operations.every(({ responses }) => !responses.has('405'));
  const filled = path.replaceAll(/\{[^}]+\}/g, 'unknown');
  for (const method of tried.filter((each) => !allowed.includes(each))) {
    if (context.isOver()) break;
    const exchange = await session.sendRaw(method, filled, like ? { like } : {});
    results.count();
    const { reply } = exchange;
    const listed = (reply.headers['allow'] ?? '').split(',').map((each) => each.trim());
    const missing = operations.filter((each) => !listed.includes(each.method));
    if (reply.status === 405 && !(await isOneImplemented(session, missing))) continue;
    if (isOtherRefusal(reply) && isOpen) continue;
    if (like) await requireImplemented(session, like, exchange);
    const actual = reply.status === 405 ? `Allow: ${listed.join(', ') || 'missing'}` : brief(reply);
    results.add(
      {
        expected: `status 405 with Allow: ${allowed.join(', ')}`,
        actual: actual,
        attempt: `${method} ${path}`,
        exchanges: [exchange],
      },
      actual,
    );
  }
  return results.outcome('The path supports every method.');
}

async function isOneImplemented(
  session: Session,
  operations: readonly Operation[],
): Promise<boolean> {
  for (const operation of operations) {
    const { input } = await session.resources.buildInput(operation);
    if (await ifImplemented(session.send(operation, input))) return true;
  }
  return false;
}

/** True for a refusal without 405, which the reference does not mention. */
function isOtherRefusal(reply: Reply): boolean {
  return reply.status === 501 || (reply.status !== 405 && refused(reply));
}

async function unknownCodes(
  context: CheckContext,
  operation: Operation,
  { name: parameter, schema }: Parameter,
): Promise<Outcome> {
  const session = await context.session();
  const results = new CaseResults();
  const { input } = await session.resources.buildInput(operation);
  const known = await session.send(operation, input);
  // The first one has the format of a code, so it has to return 404.
  const fits = (code: unknown): boolean => context.schemas.fits(schema, code, 'request');
  const isText = fits('no-such-code');
  const possible = ['no-such-code', session.uuid(), 2_147_483_646].find(fits);
  const first = String(possible ?? 2_147_483_646);
  const hasFormat = possible !== undefined;
  const unknown = [first, 'zz_00000000000000000000000000', 'a\u0000b', 'ü💥'];
  for (const code of unknown) {
    if (context.isOver()) break;
    const path = { ...input.path, [parameter]: code };
    const exchange = await session.send(operation, { ...input, path });
    // A code with an invalid format may get another 4xx.
    const isDecided = context.decisions && context.profile.errorRules !== undefined;
    const isOpen = !hasFormat || (code !== first && !(isDecided && isText));
    if (isOpen && refused(exchange.reply)) results.count();
    else judgeError(results, context, exchange, 404, `{${parameter}} is ${code}`);
  }
  if (results.isClean && known.reply.status !== 404) context.proved.status(operation, 404);
  return results.outcome(outOfTime);
}

async function unknownQuery(context: CheckContext, operation: Operation): Promise<Outcome> {
  const session = await context.session();
  const results = new CaseResults();
  const { input } = await session.resources.buildInput(operation, undefined, true);
  const query = { ...input.query, noSuchParameter: "'; --", 'a[b]': 'c' };
  const exchange = await session.send(operation, { ...input, query });
  session.resources.requireFound(operation, exchange);
  const { reply } = exchange;
  const isRight = accepted(reply) || (refused(reply) && reply.status !== 404);
  const expected = 'the same response as without the unknown parameter, or a 4xx';
  results.judge(exchange, isRight, expected);
  return results.outcome('');
}
