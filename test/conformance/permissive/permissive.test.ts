import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { drawWorld } from '@seller-funds/contract/policies';
import {
  randomStories,
  type Result,
  sandboxAdapter,
  scenarioChecks,
} from '@seller-funds/conformance';
import { readDecisions } from '../../../spec/trace/decisions.ts';
import { isLong } from '../../requirements.js';
import { runContract, worldSeed } from '../run.js';
import { deviations } from './deviations/index.js';
import { servePermissive, type PermissiveService } from './serve.js';

const worlds = [0, 1, 2].map((part) => [worldSeed + part, part] as const);

const open: PermissiveService[] = [];
afterAll(() => Promise.all(open.map(({ stop }) => stop())));

async function serve(world: number): Promise<PermissiveService> {
  const service = await servePermissive(deviations, drawWorld(world));
  open.push(service);
  return service;
}

function failuresOf({ checks }: Result): unknown[] {
  const failed = checks.filter(({ status }) => status === 'failed');
  return failed.map(({ id, findings }) => [id, findings.map(({ actual }) => actual)]);
}

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

/** A run tries a ninth of the scenarios in each world; the long one tries everything. */
const scenarios = scenarioChecks.map(({ id }) => id);
const part = (index: number): string[] =>
  scenarios.filter((_, at) => at % 9 === index + 3 * (worldSeed % 3));

test.each(worlds)(
  'a service with all deviations at once, in the random world %i, passes without a failure',
  async (world, index) => {
    const { url } = await serve(world);
    const options = { adapter: sandboxAdapter(url), decisions: false };
    const result = await runContract(url, part(index), options);
    expect(failuresOf(result)).toEqual([]);
    expect(result.summary.checks.passed).toBeGreaterThan(20);
  },
  600_000,
);

test(
  'all checks pass there, and each deviation changes something',
  { tags: ['long'], timeout: 900_000 },
  async () => {
    const { url, used } = await serve(worldSeed);
    const options = { adapter: sandboxAdapter(url), decisions: false };
    const result = await runContract(url, ['*'], options);
    expect(failuresOf(result)).toEqual([]);
    // Except in requests that the suite does not send.
    const unused = deviations.filter(
      ({ name, response, notification, code }) =>
        (response ?? notification ?? code) !== undefined && !used.has(name),
    );
    expect(unused.map(({ name }) => name)).toEqual([]);
  },
);

test('random stories pass there, and leave out what only decisions accept', async () => {
  const { url } = await serve(worldSeed);
  const { checks } = await runContract(url, ['scenario/*'], {
    checks: randomStories(isLong ? 20 : 3),
    adapter: sandboxAdapter(url),
    decisions: false,
  });
  const others = checks.filter(({ status }) => status !== 'passed');
  expect(others.map(({ reason, findings }) => reason ?? findings)).toEqual([]);
}, 300_000);

test('the same service fails if our decisions are required', async () => {
  const { url } = await serve(worldSeed);
  const { checks } = await runContract(url, ['scenario/conventions/request-id'], {
    adapter: sandboxAdapter(url),
  });
  expect(checks.map(({ status }) => status)).toEqual(['failed']);
});
