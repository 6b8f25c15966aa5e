import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StorageOptions } from '@seller-funds/sandbox';
import {
  isPostgresInstalled,
  startTemporaryPostgres,
} from '../../scripts/processes/temporary-postgres.ts';
import { freePort } from '../../packages/sandbox/src/testing/free-port.ts';
import { resultFolder } from '../generate/workspace.ts';
import { installSandbox } from './installed.ts';
import { clients, measureStore, type SizeResult } from './measure.ts';
import type { Choice, StoreName } from './options.ts';
import { report } from './report.ts';
import { measureScale, type OnPostgres } from './scale.ts';
import { measureStartUp } from './start-up.ts';

export { command } from './options.ts';

const log = (line: string): void => console.error(line);

/** Measures the sandbox and writes the report. Returns the exit code. */
export async function run(choice: Choice): Promise<number> {
  const conditions = describeRun(choice);
  log('Packing and installing the sandbox …');
  const installed = await installSandbox();
  try {
    const startUp = await measureStartUp(installed.folder, await freePort());
    const stores: { store: StoreName; sizes: readonly SizeResult[] }[] = [];
    for (const store of choice.stores) {
      const measure = (storage: StorageOptions): Promise<SizeResult[]> =>
        measureStore(installed.folder, storage, choice, log);
      if (store === 'postgres' && !isPostgresInstalled()) {
        log('PostgreSQL is not installed: skipped.');
      } else {
        const withStorage = store === 'sqlite' ? onSqlite : onPostgres;
        stores.push({ store, sizes: await withStorage(measure) });
      }
    }
    const hasScale = choice.tenants.length > 0 && stores.some(({ store }) => store === 'postgres');
    const scale = hasScale && (await measureScale(installed.folder, onPostgres, choice, log));
    save({ stores, startUp, ...(scale && { scale }) }, conditions);
    return 0;
  } finally {
    installed.remove();
  }
}

/** Runs a measurement on a new SQLite file. */
async function onSqlite<T>(measure: (storage: StorageOptions) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-sandbox-'));
  try {
    return await measure({ kind: 'file', path: join(folder, 'sandbox.db') });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs a measurement on a new PostgreSQL server with durable commits. */
const onPostgres: OnPostgres = async (measure) => {
  const server = await startTemporaryPostgres({ durable: true });
  if (!server) throw new Error('PostgreSQL needs the user postgres if the process is root.');
  try {
    return await measure({ kind: 'postgres', url: server.url }, server);
  } finally {
    await server.stop();
  }
};

function save(results: Parameters<typeof report>[0], conditions: string): void {
  const text = report(results, conditions);
  mkdirSync(resultFolder, { recursive: true });
  writeFileSync(join(resultFolder, 'sandbox.md'), text);
  const json = `${JSON.stringify({ conditions, ...results }, undefined, 2)}\n`;
  writeFileSync(join(resultFolder, 'sandbox.json'), json);
  console.log(text);
  console.log('Written to dist/bench/sandbox.md and dist/bench/sandbox.json.');
}

function describeRun({ rounds, milliseconds }: Choice): string {
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  return (
    `Node ${process.versions.node}, ${process.platform} ${process.arch}, ${availableParallelism()} cores ` +
    `(${model}), load ${load} at the start; ${clients} clients, ${rounds} rounds of ${milliseconds} ms each.`
  );
}
