import type { StorageOptions } from '@seller-funds/sandbox';
import { HttpClient } from './http-client.ts';
import { type Load, type NextRequest, putUnderLoad, type Target } from './load.ts';
import { type BenchServer, startServer } from './start-server.ts';

/** Loads by round. */
export type Loads<N extends string> = Readonly<Record<N, readonly Load[]>>;

const clients = 8;

/** The number of requests of each kind in the warm-up and in a round. */
const warmUp = 400;
const requestsPerRound = 1000;

/** Requests of one kind to one server. */
export interface Requests {
  readonly target: Target;
  readonly next: NextRequest;
}

/** Measures kinds of requests in turn; their number is fixed, so that the state of the JIT is the same under load. */
export async function measureRounds<N extends string>(
  requests: Readonly<Record<N, Requests>>,
  rounds: number,
): Promise<Loads<N>> {
  const entries = Object.entries<Requests>(requests);
  const loads: Record<string, Load[]> = {};
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, { target, next }] of entries) {
      const limit = { requests: round === 0 ? warmUp : requestsPerRound };
      const load = await putUnderLoad([{ target, count: clients, next }], limit);
      if (round > 0) (loads[name] ??= []).push(load);
    }
  }
  return loads as Record<N, Load[]>;
}

/** Creates the idle tenants after a number, by their first request. */
export async function openTenants(
  folder: string,
  storage: StorageOptions,
  after: number,
  last: number,
): Promise<void> {
  await withServer(folder, storage, async ({ port }) => {
    let next = after;
    const open = async (): Promise<void> => {
      for (let number = (next += 1); number <= last; number = next += 1) {
        const client = new HttpClient(port, `test_idle_${number}`);
        const { status } = await client.send({ method: 'GET', path: '/api/divisions' });
        await client.close();
        if (status !== 200) throw new Error(`Creating a tenant returned ${status}.`);
      }
    };
    await Promise.all(Array.from({ length: clients }, open));
  });
}

/** Starts a server, and stops it after the measurement. */
export async function withServer<T>(
  folder: string,
  storage: StorageOptions,
  measure: (server: BenchServer) => Promise<T>,
): Promise<T> {
  const server = await startServer(folder, storage);
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
}

export function targetOf({ port, pid }: BenchServer, key: string): Target {
  return { port, pid, key };
}
