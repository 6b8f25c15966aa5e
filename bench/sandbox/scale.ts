import type { StorageOptions } from '@seller-funds/sandbox';
import { median } from '../measure/statistics.ts';
import { HttpClient } from './http-client.ts';
import { type Load, putUnderLoad, type Target } from './load.ts';
import { memoryOf } from './process-facts.ts';
import { prepareScenarios, type Scenarios } from './scenarios.ts';
import { type BenchServer, startServer } from './start-server.ts';

/** The measurements of several processes and many tenants on one PostgreSQL. */
export interface Scale {
  /** The number of idle tenants. */
  readonly tenants: number;
  /** CPU milliseconds of a process for a split, by rounds: with few tenants, and with many. */
  readonly split: { readonly few: readonly number[]; readonly many: readonly number[] };
  /** The same for a balance. */
  readonly balance: { readonly few: readonly number[]; readonly many: readonly number[] };
  /** Memory of a process in bytes after the same requests: with few tenants, and with many idle ones. */
  readonly memory: { readonly few: number; readonly many: number };
  /** Splits per second of 8 tenants, by round: with one process, and with two. */
  readonly rate: { readonly one: readonly number[]; readonly two: readonly number[] };
}

/** How much is measured. */
export interface ScaleOptions {
  readonly tenants: number;
  readonly rounds: number;
  readonly milliseconds: number;
}

const clients = 8;

/** The number of requests of each kind in the warm-up and in a round. */
const warmUp = 400;
const requestsPerRound = 200;

/** Measures installed sandboxes on an empty PostgreSQL database. */
export async function measureScale(
  folder: string,
  storage: StorageOptions,
  { tenants, rounds, milliseconds }: ScaleOptions,
  log: (line: string) => void,
): Promise<Scale> {
  const few = await measureFresh(folder, storage, 'few', rounds);
  log(`Opening ${tenants} tenants …`);
  const opener = await startServer(folder, storage);
  await openTenants(opener, tenants);
  await opener.stop();
  const many = await measureFresh(folder, storage, 'many', rounds);
  log('Two processes and one, in turn …');
  const rate = await compareProcesses(folder, storage, rounds, { milliseconds });
  return {
    tenants,
    split: { few: few.split, many: many.split },
    balance: { few: few.balance, many: many.balance },
    memory: { few: few.bytes, many: many.bytes },
    rate,
  };
}

/** Measures requests of one tenant with a new process. */
async function measureFresh(folder: string, storage: StorageOptions, name: string, rounds: number) {
  // A fixed number of requests, so that the state of the JIT compiler does not depend on the load of the machine.
  const limit = { requests: requestsPerRound };
  const server = await startServer(folder, storage);
  try {
    const target = { port: server.port, pid: server.pid, key: `test_scale_${name}` };
    const scenarios = await prepareScenarios(target);
    const [split, balance]: [number[], number[]] = [[], []];
    await putUnderLoad(target, clients, { requests: warmUp }, scenarios.split);
    await putUnderLoad(target, clients, { requests: warmUp }, scenarios.balance);
    for (let round = 0; round < rounds; round += 1) {
      split.push(cpuOf(await putUnderLoad(target, clients, limit, scenarios.split)));
      balance.push(cpuOf(await putUnderLoad(target, clients, limit, scenarios.balance)));
    }
    return { split, balance, bytes: memoryOf(server.pid, 'now') ?? 0 };
  } finally {
    await server.stop();
  }
}

function cpuOf({ cpuMilliseconds = 0, requests }: Load): number {
  return cpuMilliseconds / Math.max(1, requests);
}

/** Creates tenants by their first request. */
async function openTenants({ port }: BenchServer, count: number): Promise<void> {
  let next = 0;
  const open = async (): Promise<void> => {
    for (let number = (next += 1); number <= count; number = next += 1) {
      const client = await HttpClient.open(port, `test_idle_${number}`);
      const { status } = await client.send({ method: 'GET', path: '/api/divisions' });
      client.close();
      if (status !== 200) throw new Error(`Creating a tenant returned ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: clients }, open));
}

interface Prepared {
  readonly key: string;
  readonly scenarios: Scenarios;
}

/** Measures splits per second of eight tenants: on one process, and on two processes with half of them each. */
async function compareProcesses(
  folder: string,
  storage: StorageOptions,
  rounds: number,
  limit: { readonly milliseconds: number },
) {
  const servers = [await startServer(folder, storage), await startServer(folder, storage)] as const;
  try {
    const [first, second] = servers;
    const prepared: Prepared[] = [];
    for (let number = 0; number < 8; number += 1) {
      const key = `test_scale_rate_${number}`;
      const server = number % 2 === 0 ? first : second;
      prepared.push({ key, scenarios: await prepareScenarios(targetOf(server, key)) });
    }
    const measure = async (pick: (number: number) => BenchServer): Promise<number> => {
      const loads = await Promise.all(
        prepared.map(({ key, scenarios }, number) =>
          putUnderLoad(targetOf(pick(number), key), 4, limit, scenarios.split),
        ),
      );
      return loads.reduce((sum, load) => sum + (load.requests / load.milliseconds) * 1000, 0);
    };
    const [one, two]: [number[], number[]] = [[], []];
    for (let round = 0; round <= rounds; round += 1) {
      const alone = await measure(() => first);
      const both = await measure((number) => (number % 2 === 0 ? first : second));
      if (round === 0) continue;
      one.push(alone);
      two.push(both);
    }
    return { one, two };
  } finally {
    for (const server of servers) await server.stop();
  }
}

function targetOf({ port, pid }: BenchServer, key: string): Target {
  return { port, pid, key };
}

/** The ratio of two medians. */
export function ratioOf(of: readonly number[], to: readonly number[]): number {
  return (median(of) ?? Number.NaN) / (median(to) ?? Number.NaN);
}
