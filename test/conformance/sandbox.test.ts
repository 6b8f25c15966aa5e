import { expect, test } from 'vitest';
import { sandboxAdapter } from '@seller-funds/conformance';
import {
  startTestSandbox,
  useTestSandbox,
} from '../../packages/sandbox/src/testing/test-sandbox.js';
import { isLong } from '../requirements.js';
import { serveRequests, withBody } from '../serve.js';
import { runContract } from './run.js';

const started = useTestSandbox(() => ({ clock: { mode: 'REALTIME' } }), { port: 0 });

const only = [
  // The checks of both versions are similar, and the scenarios test version 1, too.
  isLong ? 'v1 payment splits' : 'writes/v1.createPaymentSplit',
  'v2 payment splits',
  'routing/*',
  'authentication/*',
  // These need several requests as preparation.
  'valid-data/v1.updateAccountHolder',
  // That its members are repeated, only reads show.
  'read-back/v1.updateAccountHolder',
  'valid-data/v2.createReport',
];

test('the sandbox passes the checks of payment splits', { tags: 'ci' }, async () => {
  const adapter = sandboxAdapter(started.url);
  const result = await runContract(started.url, only, { adapter });
  const others = result.checks.filter(({ status }) => status !== 'passed');
  expect(others.map(({ id, reason, findings }) => [id, reason ?? findings])).toEqual([]);
  expect(result.summary.claims.proved).toBeGreaterThan(100);
});

test('invalid values that make each other valid are not sent together', async () => {
  const check = 'invalid-data/v1.createRefundSplit';
  // With this seed, both the total and the items of a partial refund are left out, which makes it a full refund.
  const { checks } = await runContract(started.url, [check], {
    adapter: sandboxAdapter(started.url),
    seed: 27_116,
  });
  expect(checks.map(({ id, findings }) => [id, findings])).toEqual([[check, []]]);
});

/** Creates elements of lists in the tenant of runs without an adapter. */
async function fill(path: string, bodyOf: (count: number) => object): Promise<void> {
  const call = started.as('test_conformance');
  for (let count = 0; count < 60; count += 1) await call('POST', `/api${path}`, bodyOf(count));
}

async function runShared(change: (list: unknown[]) => unknown[]): Promise<unknown[]> {
  const target = await serveRequests(async (request) => {
    const response = await started.sandbox.fetch(request);
    const body = request.method === 'GET' ? await response.clone().json() : {};
    const { elements, ...page } = body as { elements?: unknown[] };
    if (!elements) return response;
    return withBody(response, JSON.stringify({ ...page, elements: change(elements) }));
  });
  const shared = ['scenario/splits/v2/labels', 'writes/v2.createAccountHolder', 'read-back/*'];
  const { checks } = await runContract(target, shared, { decisions: false });
  return checks.filter(({ status }) => status === 'failed').map(({ id }) => id);
}

test('what others have left in a shared tenant is not read, and what is new in it is compared', async () => {
  const items = [{ type: 'ITEM', label: 'PRODUCT_ITEM', extRef: 'item', amount: 5 }];
  const payment = { totalAmount: 5, currency: 'EUR', paymentProcessor: 'ADYEN', pspExtRef: 'psp' };
  await fill('/accountholders', (count) => ({ displayName: `Earlier ${count}` }));
  await fill('/fund/split-payments', (count) => ({ extRef: `old_${count}`, ...payment, items }));
  const sizes: number[] = [];
  const failed = await runShared((list) => {
    sizes.push(list.length);
    return list;
  });
  expect([failed, Math.max(...sizes)]).toEqual([[], 25]);
  expect(await runShared((list) => list.slice(1))).toContain('scenario/splits/v2/labels');
});

test('a service that hides legal entities and documents proves nothing about them', async () => {
  const target = await serveRequests(async (request) => {
    const response = await started.sandbox.fetch(request);
    const { pathname } = new URL(request.url);
    if (!response.ok || !pathname.startsWith('/api')) return response;
    const { code } = (await response.clone().json()) as { code?: string };
    if (/\/(?:ubos|documents)/.test(pathname)) return withBody(response, JSON.stringify({ code }));
    const text = await response.text();
    return withBody(
      response,
      JSON.stringify(JSON.parse(text), (name, value: unknown) =>
        name === 'legalEntity' ? undefined : value,
      ),
    );
  });
  const stories = [
    'kyc/v2/restart-organization',
    'owners/create-and-update',
    'documents/added-later',
  ];
  const { checks } = await runContract(
    target,
    stories.map((each) => `scenario/${each}`),
    { adapter: sandboxAdapter(target), decisions: false },
  );
  expect(checks.map(({ status }) => status)).toEqual(['passed', 'passed', 'passed']);
  const proved = checks.flatMap((check) => check.proved);
  expect(proved.filter((id) => /-(?:LE|UBO)-|DOC-03[09]|DOC-015/.test(id))).toEqual([]);
  // A refusal is about a member that no response shows.
  expect(proved).toContain('CORE-DOC-022');
});

test('the sandbox with a rate limit passes the check of 429 responses', async () => {
  // Its clock advances only after a 429, so that the limit is reached on a slow machine, too.
  let now = Date.UTC(2026, 2, 10);
  const { sandbox: limited } = await startTestSandbox({
    clock: { mode: 'REALTIME' },
    rateLimit: true,
    systemTime: () => now,
  });
  const target = await serveRequests(async (request) => {
    const response = await limited.fetch(request);
    if (response.status === 429) now += 1000;
    return response;
  });
  // More requests than the limit allows at once.
  const pressing = ['invalid-data/v2.createPaymentSplit', 'rate-limit/*'];
  const result = await runContract(target, pressing, {
    adapter: sandboxAdapter(target),
  });
  expect(result.checks.map(({ id, status }) => [id, status])).toEqual([
    ['invalid-data/v2.createPaymentSplit', 'passed'],
    ['rate-limit/responses', 'passed'],
  ]);
});
