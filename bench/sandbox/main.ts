import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
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
import { growthFigure, growthReport, type GrowthResult, unexplained } from './growth-report.ts';
import { measureGrowth, type NewDatabase } from './growth.ts';
import { installSandbox } from './installed.ts';
import { clients, measureStore } from './measure.ts';
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
    const grown: GrowthResult[] = [];
    for (const store of choice.stores) {
      if (store === 'postgres' && !isPostgresInstalled()) {
        log('PostgreSQL is not installed: skipped.');
      } else {
        const withStorage: OnStorage = store === 'sqlite' ? onSqlite : onPostgres;
        const loads = await withStorage((storage) =>
          withStorage((ofPeer) => measureStore(installed.folder, storage, ofPeer, choice, log)),
        );
        stores.push({ store, loads });
        if (choice.growthSplits > 0) {
          const quantities = { splits: choice.growthSplits, rounds };
          const growth = await withStorage((_storage, database) =>
            measureGrowth(installed.folder, database, quantities, log),
          );
          grown.push({ store, splits: choice.growthSplits, growth });
        }
      }
    }
    const hasScale = choice.tenants.length > 0 && stores.some(({ store }) => store === 'postgres');
    const scale = hasScale && (await measureScale(installed.folder, onPostgresServer, choice, log));
    for (const { store, growth } of grown)
      for (const { operation } of unexplained(growth))
        log(`${operation} grows without a reason on ${store}.`);
    const figures = [
      ...startFigures(startUp),
      ...stores.flatMap(storeFigures),
      ...grown.map(growthFigure),
      ...(scale ? scaleFigures(scale) : []),
    ];
    const section = { title: 'Serving', command: 'pnpm bench sandbox', conditions, figures };
    writeResult('sandbox', section, [
      figureTable(figures),
      ...grown.map(growthReport),
      ...(scale ? [scaleReport(scale)] : []),
    ]);
    return 0;
  } finally {
    installed.remove();
  }
}

type OnStorage = <T>(
  measure: (storage: StorageOptions, database: NewDatabase) => Promise<T>,
) => Promise<T>;

const onSqlite: OnStorage = async (measure) => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-sandbox-'));
  const path = join(folder, 'sandbox.db');
  const execute: NewDatabase['execute'] = (statements) => {
    const database = new DatabaseSync(path);
    database.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -500000');
    for (const statement of statements) database.exec(statement);
    database.close();
  };
  try {
    const storage: StorageOptions = { kind: 'file', path };
    return await measure(storage, { storage, engine: 'sqlite', execute });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const onPostgresServer: OnPostgres = async (measure) => {
  const server = await startTemporaryPostgres({ durable: true });
  if (!server) throw new Error('PostgreSQL needs the user postgres if the process is root.');
  try {
    return await measure({ kind: 'postgres', url: server.url }, server);
  } finally {
    await server.stop();
  }
};

const onPostgres: OnStorage = (measure) =>
  onPostgresServer((storage, server) => {
    const execute: NewDatabase['execute'] = (statements) => server.execute(statements);
    return measure(storage, { storage, engine: 'postgres', execute, pid: server.pid() });
  });
