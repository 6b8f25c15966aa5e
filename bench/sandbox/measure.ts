import type { StorageOptions } from '@seller-funds/sandbox';
import { measureInTurn } from '../measure/in-turn.ts';
import { type Limit, type Load, putUnderLoad } from './load.ts';
import type { Choice } from './options.ts';
import { prepareScenarios, type ScenarioName } from './scenarios.ts';
import { startPeer, startSandbox } from './start-server.ts';

/** The number of concurrent clients. */
export const clients = 32;

/** The loads of each scenario, one per round, in order. */
export type StoreLoads = Readonly<Record<MeasuredName, readonly Load[]>>;

/** The scenarios, and a split at the endpoint that is written by hand. */
export type MeasuredName = ScenarioName | 'byHand';

const names: readonly MeasuredName[] = ['byHand', 'split', 'payout', 'list', 'balance'];

/** Measures a sandbox on a storage with a number of splits; `peerStorage` is an empty storage of the same kind. */
export async function measureStore(
  folder: string,
  storage: StorageOptions,
  peerStorage: StorageOptions,
  { splits, rounds, milliseconds }: Choice,
  log: (line: string) => void,
): Promise<StoreLoads> {
  const server = await startSandbox(folder, storage);
  const key = 'test_bench';
  const peer = await startPeer(peerStorage, key);
  try {
    const scenarios = await prepareScenarios({ ...server, key });
    const load = (name: MeasuredName, limit: Limit) => {
      const [target, next] =
        name === 'byHand' ? [peer, scenarios.split] : [server, scenarios[name]];
      return putUnderLoad([{ target: { ...target, key }, count: clients, next }], limit);
    };
    log(`${storage.kind}: storing ${splits} splits …`);
    await load('split', { requests: splits });
    const loads = await measureInTurn(names, rounds, (name) => load(name, { milliseconds }));
    return Object.fromEntries(loads) as StoreLoads;
  } finally {
    await peer.stop();
    await server.stop();
  }
}

/** Requests per second. */
export function rateOf({ requests, milliseconds }: Load): number {
  return (requests / milliseconds) * 1000;
}

/** The time of all clients together per request, in microseconds. */
export function timeOf(load: Load): number {
  return 1_000_000 / rateOf(load);
}

/** CPU time of the server per request, in microseconds. */
export function cpuOf({ requests, cpuMilliseconds }: Load): number | undefined {
  return cpuMilliseconds === undefined ? undefined : (cpuMilliseconds * 1000) / requests;
}
