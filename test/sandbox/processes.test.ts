// @module-tag ci
// Several processes use one PostgreSQL database while processes are killed, versions change and the database
// restarts. Every acknowledged write has to be stored exactly once.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createSandbox } from '@seller-funds/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../packages/sandbox/src/storage/postgres-store.js';
import {
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '../../scripts/processes/temporary-postgres.js';
import { isLong } from '../requirements.js';
import { serveRequests } from '../serve.js';
import { buildServer, Cluster } from './processes/cluster.js';
import { Workload } from './workload.js';

const seed = Number(process.env['SEED'] ?? 20_261_122);
const rounds = Number(process.env['KILL_ROUNDS'] ?? (isLong ? 10 : 1));
const storms = Number(process.env['STORM_ROUNDS'] ?? (isLong ? 30 : 1));
const merchants = 3;
const sandboxModules = fileURLToPath(
  new URL('../../packages/sandbox/node_modules', import.meta.url),
);

// In the folder with the dependencies of the sandbox, which are not part of the bundle.
const folder = mkdtempSync(join(sandboxModules, '.processes-'));

let postgres: TemporaryPostgres | undefined;
let cluster: Cluster;
const received = new Map<string, number>();
let receiver: string;

beforeAll(async () => {
  receiver = await serveRequests(({ headers }) => {
    const name = String(headers.get('x-sandbox-delivery-id'));
    received.set(name, (received.get(name) ?? 0) + 1);
    return new Response();
  });
});
afterAll(async () => {
  try {
    await cluster?.stop();
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  }
});

const urlOf = (random: number): string => cluster.pick(random);

async function startPostgres(): Promise<TemporaryPostgres> {
  const started = await startTemporaryPostgres();
  if (!started) throw new Error('PostgreSQL is not installed.');
  return started;
}

const breakConnections = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE application_name = 'seller-funds-sandbox' AND random() < 0.5`;

/** Restarts the database in each mode while a day passes; returns the milliseconds until all were ready again. */
async function storm(database: TemporaryPostgres, shops: readonly Workload[]): Promise<number[]> {
  const recoveries: number[] = [];
  for (const mode of ['smart', 'fast', 'immediate'] as const) {
    await database.execute([breakConnections]);
    const days = shops.map((shop) => shop.nextDay());
    await database.restart(mode);
    const start = performance.now();
    const states = async (): Promise<unknown[]> =>
      Promise.all(
        cluster.members.map(async ({ url }) => (await fetch(`${url}/_sandbox/health`)).json()),
      );
    const ready = cluster.members.map(() => ({ live: true, ready: true }));
    await expect.poll(states, { interval: 20 }).toEqual(ready);
    recoveries.push(Math.round(performance.now() - start));
    await Promise.all(days);
    if (isLong) await sleep(2000);
  }
  return recoveries;
}

async function disturb(database: TemporaryPostgres, shops: readonly Workload[]): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const [victim] = cluster.members;
    if (victim) await cluster.kill(victim);
    await sleep(isLong ? 1500 : 300);
    await cluster.start();
    if (isLong) await sleep(2000);
  }
  const recoveries: number[] = [];
  for (let round = 0; round < storms; round += 1)
    recoveries.push(...(await storm(database, shops)));
  console.log(`${recoveries.length} restarts; ready again after ${recoveries.join(', ')} ms.`);
  // A rolling restart: new processes expand the schema while old ones still run.
  for (const old of [...cluster.members].slice(0, isLong ? 3 : 1)) {
    await cluster.start('expand');
    await sleep(isLong ? 1500 : 300);
    await cluster.drain(old);
  }
}

test(
  'no acknowledged write is lost or executed twice while processes start and stop',
  { tags: 'postgres', timeout: (rounds + storms + 5) * 120_000 },
  async () => {
    console.log(`Seed ${seed}; SEED and KILL_ROUNDS change it.`);
    postgres = await startPostgres();
    const database = postgres;
    cluster = new Cluster(await buildServer(folder), database.url);
    await Promise.all([cluster.start(), cluster.start(), cluster.start()]);
    const shops = Array.from({ length: merchants }, (_, index) => {
      return new Workload({ key: `test_fleet_shop_${index}`, seed: seed + index, url: urlOf });
    });
    await Promise.all(shops.map((shop) => shop.open(`${receiver}/hook`)));
    await Promise.all(shops.map((shop) => shop.openSchedule()));

    const over = new AbortController();
    const work = async (shop: Workload): Promise<void> => {
      while (!over.signal.aborted) {
        await shop.step();
        // The short version proves the same with fewer requests.
        if (!isLong) await sleep(100);
      }
    };
    const working = shops.flatMap((shop) => [work(shop), work(shop)]);
    await disturb(database, shops);
    over.abort();
    await Promise.all(working);
    expect(shops.flatMap(({ unexpected }) => unexpected)).toEqual([]);

    expect(cluster.failures).toEqual([]);
    expect(cluster.output).toContain('The database is not available: ');
    expect(cluster.output).not.toMatch(/^\s+at /m);
    const sandbox = await createSandbox({
      storage: await openPostgres({ url: database.url }),
      // Sends the events at once that a process has claimed and not delivered; the others would after a minute.
      systemTime: () => Date.now() + 120_000,
      webhooks: { privateAddresses: true },
    });
    let events = 0;
    for (const shop of shops) {
      expect(await shop.faultsIn(sandbox)).toEqual([]);
      const undelivered = async (): Promise<unknown[]> => {
        const deliveries = await shop.listAll(sandbox, '/_sandbox/webhooks/deliveries');
        return deliveries.filter(({ state }) => state !== 'DELIVERED');
      };
      await expect.poll(undelivered).toEqual([]);
      events += (await shop.listAll(sandbox, '/_sandbox/webhooks/deliveries')).length;
    }
    expect(received.size).toBe(events);
    const repeats = [...received.values()].reduce((sum, count) => sum + count - 1, 0);
    // An attempt is repeated if its result was not stored: at most eight for a tenant and a process.
    const outages = cluster.kills + 1 + storms * 6 * cluster.members.length;
    expect(repeats).toBeLessThanOrEqual(outages * 8 * merchants);
    const reports = await sandbox.verify();
    expect(reports.map(({ tenant }) => tenant)).toHaveLength(merchants);
    expect(reports.flatMap(({ findings }) => findings.flatMap((one) => one.violations))).toEqual(
      [],
    );
    await sandbox.close();
    const count = shops.reduce((sum, shop) => sum + shop.splits.size, 0);
    console.log(`${count} splits, ${events} events (${repeats} repeats), ${cluster.kills} kills.`);

    // After the last old process has stopped, the schema contracts; an incompatible process exits with an error.
    const last = await cluster.start('contract');
    await expect(cluster.start()).rejects.toThrow(
      /^refused: The data is of another version of the sandbox \(contract-note\), and this one \(schema-[0-9a-f]+\) cannot read it\. Use that version, or another file or database\.\n$/,
    );
    await cluster.kill(last);
  },
);
