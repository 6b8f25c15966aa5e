import { join } from 'node:path';
import { createSandbox, type StorageOptions } from '@seller-funds/sandbox';
import { expect, test } from 'vitest';
import { createTemporarySchema } from '../../packages/sandbox/src/testing/temporary-schema.js';
import { databaseUrl, isLong } from '../requirements.js';
import { temporaryFolder } from '../temporary-folder.js';
import { Workload } from './workload.js';

const seconds = Number(process.env['LOAD_SECONDS'] ?? (isLong ? 60 : 1));
const seed = Number(process.env['SEED'] ?? 20_261_121);
const connections = 16;

const expected = new Set([200, 402, 404, 409, 422]);

async function load(storage: StorageOptions): Promise<unknown[]> {
  const errors: unknown[] = [];
  const sandbox = await createSandbox({ storage, onError: (error) => errors.push(error) });
  const { url } = await sandbox.listen({ port: 0 });
  // Two tenants, so that changes run concurrently on PostgreSQL.
  const tenants = ['one', 'two'].map(
    (name, index) =>
      new Workload({ key: `test_mixed_${name}`, seed: seed + index, url: () => url }),
  );
  await Promise.all(tenants.map((tenant) => tenant.open()));
  const end = performance.now() + seconds * 1000;
  const run = async (connection: number): Promise<void> => {
    while (performance.now() < end) await tenants[connection % tenants.length]?.step();
  };
  await Promise.all(Array.from({ length: connections }, (_connection, index) => run(index)));
  const counts = tenants.map(({ statuses }) => Object.fromEntries(statuses));
  console.log(`Seed ${seed}, ${seconds} s, responses by status:`, JSON.stringify(counts));
  const faults: unknown[] = [];
  for (const tenant of tenants) {
    faults.push(...[...tenant.statuses.keys()].filter((status) => !expected.has(status)));
    faults.push(...tenant.unexpected, ...(await tenant.faultsIn(sandbox)));
  }
  const reports = await sandbox.verify();
  const violations = reports.flatMap(({ findings }) => findings.flatMap((one) => one.violations));
  await sandbox.close();
  return [...faults, ...violations, ...errors];
}

test(
  'sixteen connections with mixed requests, on SQLite',
  async () => {
    const path = join(temporaryFolder(), 'sandbox.db');
    expect(await load({ kind: 'file', path })).toEqual([]);
  },
  (seconds + 300) * 1000,
);

test(
  'sixteen connections with mixed requests, on PostgreSQL',
  { tags: 'postgres', timeout: (seconds + 300) * 1000 },
  async () => {
    const schema = await createTemporarySchema(databaseUrl());
    expect(await load({ kind: 'postgres', url: schema.url })).toEqual([]);
    await schema.remove();
  },
);
