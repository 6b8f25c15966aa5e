import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { benchFolder } from '../install.ts';
import { runMeasured } from '../measure/run.ts';
import { testsPage } from './report.ts';
import type { SuiteTimes } from './times-reporter.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const withPostgres = ['--import', 'tsx/esm', 'scripts/with-postgres.ts'];
const vitest = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config',
  'bench/tests/vitest.config.ts',
];

const timesReporter = join(benchFolder, 'tests/times-reporter.ts');

/** The options, for node:util's parseArgs: none. */
export const options = {} as const;

/** The help text. */
export const usage = `Usage: pnpm bench tests

Runs the whole test suite once, with a PostgreSQL server of its own where the machine has the programs for one, and
writes to bench/TESTS.md where the time went. Ends with 1 when a test fails; the page is written all the same.`;

/** Runs the suite and writes the page. Returns the exit code. */
export async function run(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-tests-'));
  const times = join(folder, 'times.json');
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const reporters = ['--reporter', 'default', '--reporter', timesReporter];
  const busyBefore = busyTime();
  try {
    const suite = await runMeasured({
      args: [...withPostgres, process.execPath, ...vitest, ...reporters],
      cwd: root,
      env: { TEST_TIMES: times },
      seconds: 3600,
    });
    const model = cpus()[0]?.model.trim() ?? 'unknown processor';
    const page = testsPage({
      date: new Date().toISOString().slice(0, 10),
      conditions:
        `Node ${process.versions.node}, ${process.platform} ${process.arch}, ` +
        `${availableParallelism()} cores (${model}), load ${load} at the start.`,
      wall: suite.milliseconds,
      cpu: busyTime() - busyBefore,
      ...(JSON.parse(readFileSync(times, 'utf8')) as SuiteTimes),
    });
    writeFileSync(join(benchFolder, 'TESTS.md'), page);
    console.log(page);
    // The runner prints failures at the end of its output.
    if (suite.failure !== undefined) console.error(suite.output.slice(-20_000));
    return suite.failure === undefined ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Returns the CPU time in milliseconds that all processes of this machine have used since it started. A browser or a
 * server that outlives the worker that started it is in no process's total of its children.
 */
function busyTime(): number {
  const times = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq);
  return times.reduce((sum, time) => sum + time, 0);
}
