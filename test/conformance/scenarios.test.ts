import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxAdapter } from '@seller-funds/conformance';
import { createSandbox, type Sandbox } from '@seller-funds/sandbox';
import { isCi } from '../requirements.js';
import { serveRequests, type TestServer, withBody } from '../serve.js';
import { allChecks, claims, runContract } from './run.js';
import { ShownMembers } from './shown-members.js';

let sandbox: Sandbox;
let server: TestServer;
const shownMembers = new ShownMembers();
const errors: unknown[] = [];
beforeAll(async () => {
  sandbox = await createSandbox({
    validateResponses: true,
    // The webhook receiver of the runner is on this machine.
    webhooks: { privateAddresses: true },
    onError: (error) => errors.push(error),
  });
  server = await serveRequests(async (request) => {
    const response = await sandbox.fetch(request);
    await shownMembers.record(request, response.clone());
    return response;
  });
});
afterAll(async () => {
  await server.stop();
  await sandbox.close();
});

function serveAltered(text: string, by: string): Promise<TestServer> {
  return serveRequests(async (request) => {
    const response = await sandbox.fetch(request);
    return withBody(response, (await response.text()).replace(text, by));
  });
}

const rules = claims
  .filter(({ kind }) => kind === 'rule' || kind === 'transition')
  .map(({ id }) => id);

/** Scenarios that only CI runs: those with a twin in version 2, and those that send many wrong values or compare many dates. */
const thorough = /^scenario\/(?:calendar|errors)\/|\/v1\//;

/** Some scenarios advance the clock by months. In milliseconds. */
const timeout = 1_200_000;

test(
  'every scenario passes on the sandbox and proves the rules that it cites',
  async () => {
    const { url } = server;
    const adapter = sandboxAdapter(server.url);
    const checks = allChecks.filter(({ id }) => isCi || !thorough.test(id));
    const result = await runContract(url, ['scenario/*'], { adapter, checks });
    const others = result.checks.filter(({ status }) => status !== 'passed');
    const reasons = others.map(({ id, reason, findings }) => [id, reason ?? findings]);
    expect(reasons).toEqual([]);
    expect(errors).toEqual([]);
    // Both versions together show everything.
    if (!isCi) return;
    expect(shownMembers.missing).toEqual([]);
    const cited = new Set(result.checks.flatMap((check) => check.claims));
    const hidden = result.claims.filter(({ status }) => status === 'not shown');
    const own = hidden.map(({ id }) => id).filter((id) => cited.has(id) && rules.includes(id));
    expect(own).toEqual([]);
    expect(rules.filter((id) => cited.has(id)).length).toBeGreaterThan(100);
  },
  timeout,
);

test('a scenario fails with the response if its body has another structure', async () => {
  const altered = await serveAltered('"elements"', '"items"');
  const adapter = sandboxAdapter(server.url);
  const { checks } = await runContract(altered.url, ['scenario/lists/v2/payments'], {
    adapter,
  });
  await altered.stop();
  const [check] = checks;
  expect(check?.status).toBe('failed');
  expect(check?.findings[0]?.actual).toContain('elements');
  expect(check?.findings[0]?.requests.at(-1)?.curl).toContain('/fund/split-payments');
});

test('a scenario reports a missing member of a response', async () => {
  const altered = await serveAltered('"expireAt"', '"expiresAt"');
  const adapter = sandboxAdapter(server.url);
  const only = ['scenario/onboarding/url'];
  const { checks } = await runContract(altered.url, only, { adapter });
  await altered.stop();
  expect(checks[0]).toMatchObject({ status: 'failed', findings: [{ actual: 'it is missing' }] });
});
