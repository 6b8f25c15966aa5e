// What the suite proves and fails for servers that implement little or nothing.
import { expect, test } from 'vitest';
import type { Adapter, Result } from '@seller-funds/conformance';
import { startTestSandbox } from '../../../packages/sandbox/src/testing/test-sandbox.js';
import { api, claims, runCommand, runContract } from '../run.js';
import { responseExample } from '../../contract/document.js';
import { pointersBelow } from './document.js';
import { type RequestHandler, serveRequests } from '../../serve.js';
import { requireKey, emptyPage, json, refusal, withoutHandlers } from './servers.js';

const statements = new Map(claims.map((each) => [each.id, each]));

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

/** All kinds of checks. The slowest are similar in both versions, so only version 1 is included. */
const quick = [
  'scenario',
  'examples',
  'writes',
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

async function runAgainst(
  handler: RequestHandler,
  only?: readonly string[],
  decisions = true,
): Promise<Result> {
  const url = await serveRequests(handler);
  const selection = only ? { only } : {};
  const options = { selection, adapter: tenants(), concurrency: 4, decisions };
  return runContract(url, [], options);
}

function provedBy(result: Result): string[] {
  return result.claims.filter(({ status }) => status === 'proved').map(({ id }) => id);
}

function failedOf({ checks }: Result): unknown[] {
  const failed = checks.filter(({ status }) => status === 'failed');
  return failed.map(({ id, findings }) => [id, findings[0]?.expected, findings[0]?.actual]);
}

/** Removes the claims on authentication, errors, versions and conventions, which even an error response can prove. */
function onResources(ids: readonly string[]): string[] {
  return ids.filter((id) => !/^(?:CORE|EXT)-(?:AUTH|ERR|GEN|VER)-/.test(id));
}

test(
  'a server without handlers proves only authentication and fails nothing',
  { tags: 'ci' },
  async () => {
    const result = await runAgainst(withoutHandlers);
    expect(failedOf(result)).toEqual([]);
    expect(result.summary.operations).toEqual({
      called: 0,
      'not called': 0,
      'not implemented': api.operations.length,
    });
    const proved = provedBy(result);
    expect(onResources(proved)).toEqual([]);
    expect(proved).toContain('CORE-AUTH-006');
    expect(proved.length).toBeLessThan(30);
    expect(result.summary.claims.proved).toBe(proved.length);
  },
);

test('exits with 3 at once if the server always returns 401', async () => {
  let requests = 0;
  const url = await serveRequests(() => {
    requests += 1;
    return refusal(401);
  });
  const { code, out, error } = await runCommand('--target', url, '--api-key', 'test_12345678');
  expect([code, out]).toEqual([3, '']);
  expect(error).toMatch(/^The target refuses the key of --api-key: [^\n]+\.\n$/);
  expect(requests).toBeLessThan(10);
});

test(
  'a server that returns only [], {}, null and empty pages proves nothing about resources',
  { tags: 'long' },
  async () => {
    let count = 0;
    const handler = requireKey((operation, { method }) => {
      if (method !== 'GET' || !operation) return refusal(operation ? 501 : 404);
      count += 1;
      const page = emptyPage(operation) ?? {};
      return json([[], {}, null, page][count % 4]);
    });
    expect(onResources(provedBy(await runAgainst(handler, quick)))).toEqual([]);
  },
);

test(
  'a server that refuses every request proves nothing about resources',
  { tags: 'long' },
  async () => {
    const statuses = [400, 404, 409, 422];
    const handler = requireKey((operation) =>
      refusal(statuses[(operation?.id.length ?? 0) % statuses.length] ?? 400),
    );
    expect(onResources(provedBy(await runAgainst(handler, quick)))).toEqual([]);
  },
);

test('a server that returns the examples of the document proves their fields, but no operation and no rule', async () => {
  const handler = requireKey((operation) => {
    const example = operation && responseExample(operation);
    return example === undefined ? refusal(404) : json(example);
  });
  const kinds = ['examples', 'writes', 'responses', 'read-back'];
  const result = await runAgainst(handler, [
    ...['splits', 'conventions', 'refunds', 'documents'].map((area) => `scenario/${area}/`),
    ...kinds.flatMap((kind) => [`${kind}/*Split`, `${kind}/*Document`]),
    'valid-data/v1.createPaymentSplit',
  ]);
  const proved = onResources(provedBy(result)).map((id) => statements.get(id));
  const isAnswer = pointersBelow(api.operations.map(({ pointer }) => `${pointer}/responses`));
  expect(proved.filter((each) => !each?.at.some(isAnswer)).map((each) => each?.id)).toEqual([]);
  const provedKinds = new Set(proved.map((each) => each?.kind));
  expect(
    ['operation', 'rule', 'transition', 'parameter', 'gap'].filter((kind) => provedKinds.has(kind)),
  ).toEqual([]);
  expect(provedKinds.has('field')).toBe(true);
});

test.each([501, 404])(
  'a server with three operations, and %i for others, fails nothing and proves only theirs',
  { tags: 'long' },
  async (status) => {
    const { sandbox } = await startTestSandbox({ clock: { mode: 'REALTIME' } });
    const done = ['v2.createAccountHolder', 'v2.getAccountHolder', 'v2.listAccountHolders'];
    const operations = api.operations.filter(({ id }) => done.includes(id));
    const withKey = requireKey((operation, request) => {
      // With 404, an unknown path or method is no different from one that is not implemented.
      const isAbsent = operation ? !operations.includes(operation) : status === 404;
      return isAbsent ? refusal(status) : sandbox.fetch(request);
    });
    const result = await runAgainst(
      (request) =>
        request.headers.has('authorization') ? withKey(request) : sandbox.fetch(request),
      quick,
      // 404 in place of 405 breaks a decision.
      status === 501,
    );
    expect(failedOf(result)).toEqual([]);
    expect(result.summary.operations).toEqual({
      called: operations.length,
      'not called': 0,
      'not implemented': api.operations.length - operations.length,
    });
    const isOwn = pointersBelow(operations.map(({ pointer }) => pointer));
    const proved = onResources(provedBy(result)).map((id) => statements.get(id));
    // Open questions are not cited in the document.
    const foreign = proved.filter((each) => each?.kind !== 'gap' && !each?.at.some(isOwn));
    expect(foreign.map((each) => each?.id)).toEqual([]);
    expect(proved.length).toBeGreaterThan(30);
  },
);
