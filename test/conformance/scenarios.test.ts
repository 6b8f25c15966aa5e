import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readClaims, sandboxAdapter } from '@seller-funds/conformance';
import { createSandbox, type Sandbox } from '@seller-funds/sandbox';
import { startAlteringProxy } from './altering-proxy.js';
import { runContract } from './run.js';

let sandbox: Sandbox;
let url: string;
beforeAll(async () => {
  // The runner's receiver of webhooks is on this machine.
  sandbox = await createSandbox({ webhooks: { privateAddresses: true } });
  ({ url } = await sandbox.listen({ port: 0 }));
});
afterAll(() => sandbox.close());

/** The statements that scenarios are written for. */
const rules = readClaims(readFileSync(new URL('../../spec/claims.yaml', import.meta.url), 'utf8'))
  .filter(({ kind }) => kind === 'rule' || kind === 'transition')
  .map(({ id }) => id);

/** Months pass in some scenarios, and all that is due in them. In milliseconds. */
const patience = 1_200_000;

test(
  'every scenario passes on the sandbox, and all rules that they cite are shown on the version that states them',
  async () => {
    const adapter = sandboxAdapter(url);
    const result = await runContract(url, ['scenario/*'], { adapter });
    const others = result.checks.filter(({ status }) => status !== 'passed');
    const told = others.map(({ id, reason, findings }) => [id, reason ?? findings]);
    expect(told).toEqual([]);
    const cited = new Set(result.checks.flatMap(({ claims }) => claims));
    const hidden = result.claims.filter(({ status }) => status === 'not shown');
    const own = hidden.map(({ id }) => id).filter((id) => cited.has(id) && rules.includes(id));
    expect(own).toEqual([]);
    expect(rules.filter((id) => cited.has(id)).length).toBeGreaterThan(100);
  },
  patience,
);

test('a scenario that stumbles over an answer of another shape blames the answer', async () => {
  const altered = await startAlteringProxy(url, (body) => body.replace('"elements"', '"items"'));
  const adapter = sandboxAdapter(url);
  const { checks } = await runContract(altered.url, ['scenario/splits/list-order'], {
    adapter,
  });
  await altered.stop();
  const [check] = checks;
  expect(check?.status).toBe('failed');
  expect(check?.findings[0]?.actual).toContain('elements');
  expect(check?.findings[0]?.requests[0]?.curl).toContain('/fund/split-payments');
});

test('a member that an answer lacks is told, and does not end the run', async () => {
  const altered = await startAlteringProxy(url, (body) =>
    body.replace('"expireAt"', '"expiresAt"'),
  );
  const adapter = sandboxAdapter(url);
  const only = ['scenario/onboarding/url'];
  const { checks } = await runContract(altered.url, only, { adapter });
  await altered.stop();
  expect(checks[0]).toMatchObject({ status: 'failed', findings: [{ actual: 'nothing' }] });
});
