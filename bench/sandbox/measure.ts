import type { StorageOptions } from '@seller-funds/sandbox';
import { type Limit, type Load, putUnderLoad } from './load.ts';
import type { Choice } from './options.ts';
import { prepareScenarios, type ScenarioName } from './scenarios.ts';
import { startPeer, startServer } from './start-server.ts';

/** The number of concurrent clients. */
export const clients = 32;

/** The measurements with a number of stored splits. */
export interface SizeResult {
  readonly splits: number;
  /** By scenario; one load per round, in order. */
  readonly loads: Readonly<Record<MeasuredName, readonly Load[]>>;
  readonly peakBytes: number | undefined;
}

/** The scenarios, and a split at the endpoint that is written by hand. */
export type MeasuredName = ScenarioName | 'byHand';

const names: readonly MeasuredName[] = ['byHand', 'split', 'payout', 'list', 'balance'];

/**
 * Measures a sandbox on a storage, at each size.
 * @param peerStorage an empty storage of the same kind
 */
export async function measureStore(
  folder: string,
  storage: StorageOptions,
  peerStorage: StorageOptions,
  { splits, rounds, milliseconds }: Choice,
  log: (line: string) => void,
): Promise<SizeResult[]> {
  const server = await startServer(folder, storage);
  const key = 'test_bench';
  const peer = await startPeer(peerStorage, key);
  try {
    const scenarios = await prepareScenarios({ ...server, key });
    const load = (name: MeasuredName, limit: Limit) => {
      const [target, next] =
        name === 'byHand' ? [peer, scenarios.split] : [server, scenarios[name]];
      return putUnderLoad([{ target: { ...target, key }, count: clients, next }], limit);
    };
    const results: SizeResult[] = [];
    let stored = 1;
    for (const size of splits) {
      log(`${storage.kind}: storing splits until there are ${size} …`);
      stored += (await load('split', { requests: Math.max(0, size - stored) })).requests;
      const loads: Record<MeasuredName, Load[]> = {
        byHand: [],
        split: [],
        payout: [],
        list: [],
        balance: [],
      };
      // The first round is a warm-up and is not counted.
      for (let round = 0; round <= rounds; round += 1) {
        for (const name of names) {
          const one = await load(name, { milliseconds });
          if (name === 'split') stored += one.requests;
          if (round > 0) loads[name].push(one);
        }
      }
      results.push({ splits: size, loads, peakBytes: server.peakBytes() });
    }
    return results;
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
