import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomStories, sandboxAdapter } from '@seller-funds/conformance';
import { readDecisions } from '../../../spec/trace/decisions.ts';
import { isLong } from '../../requirements.js';
import { runContract } from '../run.js';
import { deviations } from './deviations/index.js';
import { servePermissive, type PermissiveService } from './serve.js';

let service: PermissiveService;
beforeAll(async () => {
  service = await servePermissive(deviations);
});
afterAll(() => service.stop());

const decisions = readDecisions(join(import.meta.dirname, '../../../spec/decisions.md'));

test('each of at least forty deviations differs from a decision on a silence of the reference', () => {
  const kinds = new Map(decisions.map(({ id, kind }) => [id, kind]));
  const others = deviations.filter(
    ({ decision, lines }) => lines === undefined && kinds.get(decision ?? '') !== 'silence',
  );
  expect(others.map(({ name, decision }) => [name, decision])).toEqual([]);
  expect(new Set(deviations.map(({ name }) => name)).size).toBe(deviations.length);
  expect(deviations.length).toBeGreaterThanOrEqual(40);
});

/**
 * The checks of a normal test run; `pnpm test:long` runs all. In the areas with deviations these are the scenarios that
 * fail if our decisions are required, or all where most do; of most generic checks, those of one version.
 */
const usual = [
  'scenario/conventions/*',
  'scenario/holders/*',
  'scenario/external-accounts/*',
  'scenario/refunds/*',
  'scenario/transactions/*',
  'scenario/reports/*',
  'scenario/references/*',
  'scenario/kyc/*',
  ...['v2/*', 'invalid-*', 'conversion'].map((name) => `scenario/payouts/${name}`),
  'scenario/payouts/settlement*',
  'scenario/payout-configuration/*',
  'scenario/lists/webhook-configurations',
  'scenario/webhooks/payout-*',
  'scenario/errors/webhooks',
  'examples/*',
  ...['writes', 'paging'].map((kind) => `${kind}/v2*`),
  'errors/*',
  'routing/*',
  'responses/*',
  // Only this one requests large pages of version 1.
  'invalid-data/v1.listPaymentSplits',
  'invalid-data/v2.list*',
];

test('a service with all deviations at once passes without a failure', async () => {
  const result = await runContract(service.url, isLong ? ['*'] : usual, {
    adapter: sandboxAdapter(service.url),
    decisions: false,
  });
  const failed = result.checks.filter(({ status }) => status === 'failed');
  expect(failed.map(({ id, findings }) => [id, findings.map(({ actual }) => actual)])).toEqual([]);
  expect(result.summary.checks.passed).toBeGreaterThan(300);
  // Each deviation has changed something, except in requests that the suite does not send.
  const unused = deviations.filter(
    ({ name, response, notification, code }) =>
      (response ?? notification ?? code) !== undefined && !service.used.has(name),
  );
  expect(unused.map(({ name }) => name)).toEqual([]);
}, 900_000);

test('random stories pass there, and leave out what only decisions accept', async () => {
  const { checks } = await runContract(service.url, ['scenario/*'], {
    checks: randomStories(isLong ? 20 : 4),
    adapter: sandboxAdapter(service.url),
    decisions: false,
  });
  const others = checks.filter(({ status }) => status !== 'passed');
  expect(others.map(({ reason, findings }) => reason ?? findings)).toEqual([]);
}, 300_000);

test('the same service fails if our decisions are required', async () => {
  const { checks } = await runContract(service.url, ['scenario/conventions/request-id'], {
    adapter: sandboxAdapter(service.url),
  });
  expect(checks.map(({ status }) => status)).toEqual(['failed']);
});
