// What is proved and what fails of servers that do little or nothing.
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { main, readClaims, type Adapter, type Result } from '@seller-funds/conformance';
import { createSandbox } from '@seller-funds/sandbox';
import { runContract } from '../run.js';
import { exampleOf, pointersBelow } from './document.js';
import { requireKey, api, emptyPage, json, refusal, start, withoutHandlers } from './servers.js';
import type { RequestHandler, Running } from './servers.js';

const claimsText = readFileSync(new URL('../../../spec/claims.yaml', import.meta.url), 'utf8');
const statements = new Map(readClaims(claimsText).map((each) => [each.id, each]));

let server: Running | undefined;
afterEach(() => server?.stop());

/** Each check gets keys of its own. */
function tenants(): Adapter {
  let count = 0;
  return {
    name: 'tenants',
    newTenant: () => {
      count += 1;
      const id = String(count).padStart(8, '0');
      return Promise.resolve({ apiKey: `test_${id}`, readOnlyApiKey: `test_ro_${id}` });
    },
  };
}

/** All kinds of checks; those that send most are alike in both versions, so that one is enough. */
const quick = [
  'scenario',
  'examples',
  'lifecycle',
  'update',
  'authentication',
  'read-only',
  'tenancy',
  'paging',
  'sorting',
  'unknown-code',
  'unknown-query',
  'routing',
  'responses',
  'failures',
  'valid-data/v1',
  'invalid-data/v1',
].map((kind) => `${kind}*`);

async function runAgainst(answer: RequestHandler, only?: readonly string[]): Promise<Result> {
  server = await start(answer);
  const selection = only ? { only } : {};
  return runContract(server.url, [], { selection, adapter: tenants(), concurrency: 4 });
}

function provedBy({ claims }: Result): string[] {
  return claims.filter(({ status }) => status === 'proved').map(({ id }) => id);
}

function failedOf({ checks }: Result): unknown[] {
  const failed = checks.filter(({ status }) => status === 'failed');
  return failed.map(({ id, findings }) => [id, findings[0]?.expected, findings[0]?.actual]);
}

/** Without the statements on keys, errors, base paths and HTTP, which even a refusal can show. */
function onResources(ids: readonly string[]): string[] {
  return ids.filter((id) => !/^(?:CORE|EXT)-(?:AUTH|ERR|GEN|VER)-/.test(id));
}

test('a server without handlers proves its keys and its 401, and fails nothing', async () => {
  const result = await runAgainst(withoutHandlers);
  expect(failedOf(result)).toEqual([]);
  expect(result.summary.operations).toEqual({ called: 0, 'not called': 0, 'not implemented': 70 });
  const proved = provedBy(result);
  expect(onResources(proved)).toEqual([]);
  expect(proved).toContain('CORE-AUTH-006');
  expect(proved.length).toBeLessThan(30);
  expect(result.summary.claims.proved).toBe(proved.length);
});

test('a server that answers 401 to everything ends the run at once with 3', async () => {
  let requests = 0;
  server = await start(() => {
    requests += 1;
    return refusal(401);
  });
  let [out, error] = ['', ''];
  const code = await main({
    command: 'conformance',
    args: ['--target', server.url, '--api-key', 'test_12345678'],
    env: {},
    claims: claimsText,
    decisions: '',
    isTerminal: false,
    out: (text) => (out += text),
    error: (text) => (error += text),
  });
  expect([code, out]).toEqual([3, '']);
  expect(error).toMatch(/^The target refuses the key of --api-key: [^\n]+\.\n$/);
  expect(requests).toBeLessThan(10);
});

test('a server that answers reads with [], {}, null and empty pages proves nothing of a resource', async () => {
  let count = 0;
  const answer = requireKey((operation, { method }) => {
    if (method !== 'GET' || !operation) return refusal(operation ? 501 : 404);
    count += 1;
    const page = emptyPage(operation) ?? {};
    return json([[], {}, null, page][count % 4]);
  });
  expect(onResources(provedBy(await runAgainst(answer, quick)))).toEqual([]);
});

test('a server that refuses every request proves nothing of a resource', async () => {
  const statuses = [400, 404, 409, 422];
  const answer = requireKey((operation) =>
    refusal(statuses[(operation?.id.length ?? 0) % statuses.length] ?? 400),
  );
  expect(onResources(provedBy(await runAgainst(answer, quick)))).toEqual([]);
});

test('a server that answers with the examples of the document proves what they carry, no operation and no rule', async () => {
  const answer = requireKey((operation) => {
    const example = operation && exampleOf(operation);
    return example === undefined ? refusal(404) : json(example);
  });
  const kinds = ['examples', 'lifecycle', 'replay', 'responses', 'read-back'];
  const result = await runAgainst(answer, [
    ...['splits', 'conventions', 'refunds', 'documents'].map((area) => `scenario/${area}/`),
    ...kinds.flatMap((kind) => [`${kind}/*Split`, `${kind}/*Document`]),
    'valid-data/v1.createPaymentSplit',
  ]);
  const proved = onResources(provedBy(result)).map((id) => statements.get(id));
  const isAnswer = pointersBelow(api.operations.map(({ pointer }) => `${pointer}/responses`));
  expect(proved.filter((each) => !each?.at.some(isAnswer)).map((each) => each?.id)).toEqual([]);
  const found = new Set(proved.map((each) => each?.kind));
  expect(
    ['operation', 'rule', 'transition', 'parameter', 'gap'].filter((kind) => found.has(kind)),
  ).toEqual([]);
  expect(found.has('field')).toBe(true);
});

test('a server with three operations fails nothing and proves only theirs', async () => {
  const sandbox = await createSandbox();
  const done = ['v2.createAccountHolder', 'v2.getAccountHolder', 'v2.listAccountHolders'];
  const own = api.operations.filter(({ id }) => done.includes(id));
  const withKey = requireKey((operation, request) =>
    operation && !own.includes(operation) ? refusal(501) : sandbox.fetch(request),
  );
  const result = await runAgainst(
    (request) => (request.headers.has('authorization') ? withKey(request) : sandbox.fetch(request)),
    quick,
  );
  await sandbox.close();
  expect(failedOf(result)).toEqual([]);
  expect(result.summary.operations).toEqual({ called: 3, 'not called': 0, 'not implemented': 67 });
  const isOwn = pointersBelow(own.map(({ pointer }) => pointer));
  const proved = onResources(provedBy(result)).map((id) => statements.get(id));
  // A question that the reference leaves open stands nowhere in the document.
  const foreign = proved.filter((each) => each?.kind !== 'gap' && !each?.at.some(isOwn));
  expect(foreign.map((each) => each?.id)).toEqual([]);
  expect(proved.length).toBeGreaterThan(30);
});
