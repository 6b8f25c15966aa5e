import { isPostgresInstalled } from '../../scripts/processes/temporary-postgres.ts';
import { freePort } from '../../packages/sandbox/src/testing/free-port.ts';
import { describeMachine } from '../measure/machine.ts';
import { figureTable } from '../page/page.ts';
import { writeResult } from '../page/result.ts';
import { onPostgres, onSqlite } from './database.ts';
import { startFigures, storeFigures, type StoreResult } from './figures.ts';
import { growthFigure, growthReport, type GrowthResult, unexplained } from './growth-report.ts';
import { measureGrowth } from './growth.ts';
import { installSandbox } from './installed.ts';
import { clients, measureStore } from './measure.ts';
import type { Choice } from './options.ts';
import { scaleFigures, scaleReport } from './scale-report.ts';
import { measureScale } from './scale.ts';
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
        const onDatabase = store === 'sqlite' ? onSqlite : onPostgres;
        const loads = await onDatabase(({ storage }) =>
          onDatabase((ofPeer) =>
            measureStore(installed.folder, storage, ofPeer.storage, choice, log),
          ),
        );
        stores.push({ store, loads });
        if (choice.growthSplits > 0) {
          const quantities = { splits: choice.growthSplits, rounds };
          const growth = await onDatabase((database) =>
            measureGrowth(installed.folder, database, quantities, log),
          );
          grown.push({ store, splits: choice.growthSplits, growth });
        }
      }
    }
    const hasScale = choice.tenants.length > 0 && stores.some(({ store }) => store === 'postgres');
    const scale = hasScale && (await measureScale(installed.folder, choice, log));
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
