import { beforeAll, expect, test } from 'vitest';
import { sandboxAdapter } from '@seller-funds/conformance';
import type { Sandbox } from '@seller-funds/sandbox';
import { startTestSandbox } from '../../packages/sandbox/src/testing/test-sandbox.js';
import { isCi } from '../requirements.js';
import { serveRequests, withBody } from '../serve.js';
import { claims, runContract, usualChecks } from './run.js';
import { ShownMembers } from './shown-members.js';

let sandbox: Sandbox;
let url: string;
const shownMembers = new ShownMembers();
beforeAll(async () => {
  // The webhook receiver of the runner is on this machine.
  const webhooks = { privateAddresses: true };
  ({ sandbox } = await startTestSandbox({ clock: { mode: 'REALTIME' }, webhooks }));
  url = await serveRequests(async (request) => {
    const response = await sandbox.fetch(request);
    if (isCi) await shownMembers.record(request, response.clone());
    return response;
  });
});

function serveAltered(text: string, by: string): Promise<string> {
  return serveRequests(async (request) => {
    const response = await sandbox.fetch(request);
    return withBody(response, (await response.text()).replace(text, by));
  });
}

const rules = claims
  .filter(({ kind }) => kind === 'rule' || kind === 'transition')
  .map(({ id }) => id);

/** Some scenarios advance the clock by months. In milliseconds. */
const timeout = 1_200_000;

test(
  'every scenario passes on the sandbox and proves the rules that it cites',
  async () => {
    const adapter = sandboxAdapter(url);
    const result = await runContract(url, ['scenario/*'], { adapter, checks: usualChecks });
    const others = result.checks.filter(({ status }) => status !== 'passed');
    const reasons = others.map(({ id, reason, findings }) => [id, reason ?? findings]);
    expect(reasons).toEqual([]);
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
  const adapter = sandboxAdapter(url);
  const { checks } = await runContract(altered, ['scenario/lists/v2/payments'], {
    adapter,
  });
  const [check] = checks;
  expect(check?.status).toBe('failed');
  expect(check?.findings[0]?.actual).toContain('elements');
  expect(check?.findings[0]?.requests.at(-1)?.curl).toContain('/fund/split-payments');
});

test('a scenario reports a missing member of a response', async () => {
  const altered = await serveAltered('"expireAt"', '"expiresAt"');
  const adapter = sandboxAdapter(url);
  const only = ['scenario/onboarding/url'];
  const { checks } = await runContract(altered, only, { adapter });
  expect(checks[0]).toMatchObject({ status: 'failed', findings: [{ actual: 'it is missing' }] });
});
