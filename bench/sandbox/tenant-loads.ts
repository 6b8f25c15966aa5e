import type { StorageOptions } from '@seller-funds/sandbox';
import { measureInTurn } from '../measure/in-turn.ts';
import { HttpClient } from './http-client.ts';
import { type Load, type NextRequest, putUnderLoad, type Target } from './load.ts';
import type { BenchServer } from '../measure/server.ts';
import { startSandbox } from './start-server.ts';

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
export function measureRounds(
  requests: readonly Requests[],
  rounds: number,
): Promise<ReadonlyMap<Requests, readonly Load[]>> {
  return measureInTurn(requests, rounds, (kind, isWarmUp) =>
    putUnderLoad([{ ...kind, count: clients }], {
      requests: isWarmUp ? warmUp : requestsPerRound,
    }),
  );
}

/** Creates the idle ones of a number of tenants, all but one, by their first request. */
export async function openTenants(
  folder: string,
  storage: StorageOptions,
  count: number,
): Promise<void> {
  await withServer(folder, storage, async ({ port }) => {
    let next = 1;
    const open = async (): Promise<void> => {
      for (let number = (next += 1); number <= count; number = next += 1) {
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
  const server = await startSandbox(folder, storage);
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
}

export function targetOf({ port, pid }: BenchServer, key: string): Target {
  return { port, pid, key };
}
