import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StorageOptions } from '@seller-funds/sandbox';
import {
  isPostgresInstalled,
  startTemporaryPostgres,
} from '../../scripts/processes/temporary-postgres.ts';
import { freePort } from '../../packages/sandbox/src/testing/free-port.ts';
import { describeMachine } from '../measure/machine.ts';
import { figureTable } from '../page/page.ts';
import { writeResult } from '../page/result.ts';
import { startFigures, storeFigures, type StoreResult } from './figures.ts';
import { installSandbox } from './installed.ts';
import { clients, measureStore, type SizeResult } from './measure.ts';
import type { Choice } from './options.ts';
import { scaleFigures, scaleReport } from './scale-report.ts';
import { measureScale, type OnPostgres } from './scale.ts';
import { measureStartUp } from './start-up.ts';

export { command } from './options.ts';

const log = (line: string): void => console.error(line);

/** Measures the sandbox and writes the report. Returns the exit code. */
export async function run(choice: Choice): Promise<number> {
  const { rounds, milliseconds } = choice;
  const conditions = `${describeMachine()}; ${clients} clients, ${rounds} rounds of ${milliseconds} ms each.`;
  log('Packing and installing the sandbox …');
  const installed = await installSandbox();
  try {
    const startUp = await measureStartUp(installed.folder, await freePort());
    const stores: StoreResult[] = [];
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
    const figures = [
      ...startFigures(startUp),
      ...stores.flatMap(storeFigures),
      ...(scale ? scaleFigures(scale) : []),
    ];
    const section = { title: 'Serving', command: 'pnpm bench sandbox', conditions, figures };
    writeResult('sandbox', section, [figureTable(figures), ...(scale ? [scaleReport(scale)] : [])]);
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
