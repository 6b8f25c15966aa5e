// @module-tag ci
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createSandbox } from '@seller-funds/sandbox';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../packages/sandbox/src/testing/free-port.js';
import { isLong } from '../requirements.js';
import { temporaryFolder } from '../temporary-folder.js';
import { type RunningProcess, startProcess } from '../../scripts/processes/start-process.js';
import { Workload } from './workload.js';

const script = fileURLToPath(new URL('../../scripts/sandbox.ts', import.meta.url));
const rounds = Number(process.env['KILL_ROUNDS'] ?? (isLong ? 20 : 3));
const seed = Number(process.env['SEED'] ?? 20_261_121);
const workers = 8;

const data = join(temporaryFolder(), 'sandbox.db');
let server: RunningProcess | undefined;
afterAll(() => server?.child.kill('SIGKILL'));

async function faultsIn(workload: Workload): Promise<unknown[]> {
  const errors: unknown[] = [];
  const sandbox = await createSandbox({
    storage: { kind: 'file', path: data },
    validateResponses: true,
    onError: (error) => errors.push(error),
  });
  const faults = await workload.faultsIn(sandbox);
  const reports = await sandbox.verify();
  const violations = reports.flatMap(({ findings }) => findings.flatMap((one) => one.violations));
  await sandbox.close();
  return [...faults, ...violations, ...errors];
}

test(
  `what was acknowledged survives kill -9, ${rounds} times over`,
  async () => {
    console.log(`Seed ${seed}; set SEED for another one, KILL_ROUNDS for more rounds.`);
    // In milliseconds.
    const moment = fc.integer({ min: 50, max: isLong ? 1500 : 500 });
    const moments = fc.sample(moment, { seed, numRuns: rounds });
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    const workload = new Workload({ key: 'test_killed', seed, url: () => url, attempts: 1 });
    for (const [round, wait] of moments.entries()) {
      const node = [process.execPath, '--import', import.meta.resolve('tsx')] as const;
      server = await startProcess([...node, script, '--data', data, '--port', port], /listens on/);
      if (round === 0) await workload.open();
      const before = workload.splits.size;
      const working = Array.from({ length: workers }, async () => {
        try {
          for (;;) await workload.step();
        } catch {
          // The server was killed: requests without a response may have been executed or not.
        }
      });
      // Kill the server only while it executes requests.
      while (workload.splits.size === before) await sleep(5);
      await sleep(wait);
      server.child.kill('SIGKILL');
      await server.ended;
      await Promise.all(working);
      expect(workload.unexpected).toEqual([]);
      expect(await faultsIn(workload)).toEqual([]);
    }
    const { splits, refunds, payouts } = workload;
    console.log(
      `${splits.size} splits, ${refunds.size} refunds and ${payouts.size} payouts stored.`,
    );
  },
  rounds * 180_000,
);
