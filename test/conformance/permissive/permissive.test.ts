// A service that differs from ours in what no rule of the suite covers: pages, codes and errors. What the model demands of
// values is compared with the statements by a test of its stories, and what a service does inside varies in worlds.test.ts.
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { sandboxAdapter } from '@seller-funds/conformance';
import { readDecisions } from '../../../spec/trace/decisions.ts';
import { isLong } from '../../requirements.js';
import { runContract } from '../run.js';
import { conventions } from './conventions.js';
import { errors } from './errors.js';
import { servePermissive, type PermissiveService } from './serve.js';

const deviations = [...errors, ...conventions];

let service: PermissiveService;
beforeAll(async () => {
  service = await servePermissive(deviations);
});

const decisions = readDecisions(join(import.meta.dirname, '../../../spec/decisions.md'));

test('each deviation differs from a decision on what the reference leaves open', () => {
  const kinds = new Map(decisions.map(({ id, kind }) => [id, kind]));
  const open = ['silence', 'contradiction'];
  const others = deviations.filter(({ decision }) => !open.includes(kinds.get(decision) ?? ''));
  expect(others.map(({ name, decision }) => [name, decision])).toEqual([]);
});

const some = ['scenario/splits/v2/*', 'scenario/lists/v2/*', 'invalid-data/v2.updateAccountHolder'];

test('a service with all deviations at once passes without a failure', async () => {
  const { url, used } = service;
  const options = { adapter: sandboxAdapter(url), decisions: false };
  const { checks, summary } = await runContract(url, isLong ? ['*'] : some, options);
  const failed = checks.filter(({ status }) => status === 'failed');
  expect(failed.map(({ id, findings }) => [id, findings.map(({ actual }) => actual)])).toEqual([]);
  expect(summary.checks.passed).toBeGreaterThan(10);
  const unused = deviations.filter(({ name }) => isLong && !used.has(name));
  expect(unused.map(({ name }) => name)).toEqual([]);
}, 900_000);

test('the same service fails if our decisions are required', async () => {
  const { url } = service;
  const only = ['scenario/conventions/request-id'];
  const { checks } = await runContract(url, only, { adapter: sandboxAdapter(url) });
  expect(checks.map(({ status }) => status)).toEqual(['failed']);
});
