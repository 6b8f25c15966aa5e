import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, type StorageOptions } from '@seller-funds/sandbox';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTemporarySchema } from '../../packages/sandbox/src/testing/temporary-schema.js';
import { databaseUrl, isLong } from '../requirements.js';
import { Traffic } from './traffic.js';

const seconds = Number(process.env['LOAD_SECONDS'] ?? (isLong ? 60 : 1));
const seed = Number(process.env['SEED'] ?? 20_261_121);
const connections = 16;

/** Expected statuses besides success: conflicts and insufficient balances. */
const expected = new Set([200, 402, 404, 409, 422]);

/** The failures of a run. */
interface Outcome {
  /** Unexpected statuses, such as 500. */
  readonly unexpected: readonly number[];
  /** Violated invariants. */
  readonly violations: readonly unknown[];
  readonly errors: readonly unknown[];
}

const nothing: Outcome = { unexpected: [], violations: [], errors: [] };

/** Runs random requests on all connections for a while, then checks the invariants. */
async function load(storage: StorageOptions): Promise<Outcome> {
  const errors: unknown[] = [];
  const sandbox = await createSandbox({ storage, onError: (error) => errors.push(error) });
  const { url } = await sandbox.listen({ port: 0 });
  // Two tenants, so that changes run concurrently on PostgreSQL.
  const tenants = await Promise.all(
    ['one', 'two'].map((name) => Traffic.open(url, `test_mixed_${name}`)),
  );
  const end = performance.now() + seconds * 1000;
  const run = async (connection: number): Promise<void> => {
    const random = fc.sample(fc.nat(), { seed: seed + connection, numRuns: 5000 });
    const traffic = tenants[connection % tenants.length];
    for (let step = 0; performance.now() < end; step += 1) {
      const [what = 0, which = 0] = [random[step % 5000], random[(step + 1) % 5000]];
      await traffic?.step(what, which);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_connection, index) => run(index)));
  const counts = tenants.map(({ statuses }) => Object.fromEntries(statuses));
  console.log(`Seed ${seed}, ${seconds} s, responses by status:`, JSON.stringify(counts));
  const reports = await sandbox.verify();
  const violations = reports.flatMap(({ findings }) => findings.flatMap((one) => one.violations));
  await sandbox.close();
  const returned = new Set(tenants.flatMap(({ statuses }) => [...statuses.keys()]));
  return {
    unexpected: [...returned].filter((status) => !expected.has(status)),
    violations,
    errors,
  };
}

test(
  'sixteen connections with mixed requests, on SQLite',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-load-'));
    expect(await load({ kind: 'file', path: join(folder, 'sandbox.db') })).toEqual(nothing);
    rmSync(folder, { recursive: true });
  },
  (seconds + 300) * 1000,
);

test(
  'sixteen connections with mixed requests, on PostgreSQL',
  { tags: 'postgres', timeout: (seconds + 300) * 1000 },
  async () => {
    const schema = await createTemporarySchema(databaseUrl());
    expect(await load({ kind: 'postgres', url: schema.url })).toEqual(nothing);
    await schema.remove();
  },
);
