import type { StorageOptions } from '@seller-funds/sandbox';
import { median } from '../measure/statistics.ts';
import { type Limit, type Load, putUnderLoad } from './load.ts';
import type { Choice } from './options.ts';
import { prepareScenarios, type ScenarioName } from './scenarios.ts';
import { startServer } from './start-server.ts';

/** How many clients ask at the same time. */
export const clients = 32;

/** What was measured with so many splits. */
export interface SizeResult {
  readonly splits: number;
  /** By what was asked for; one load a round, in the order of the rounds. */
  readonly loads: Readonly<Record<ScenarioName, readonly Load[]>>;
  /** The most memory that the server has held until then. */
  readonly peakBytes: number | undefined;
}

const names: readonly ScenarioName[] = ['empty', 'split', 'payout', 'list', 'balance'];

/** Measures a sandbox on a storage, at each of the sizes. */
export async function measureStore(
  folder: string,
  storage: StorageOptions,
  { splits, rounds, milliseconds }: Choice,
  tell: (line: string) => void,
): Promise<SizeResult[]> {
  const server = await startServer(folder, storage);
  const target = { ...server, key: 'test_bench' };
  try {
    const scenarios = await prepareScenarios(target);
    const load = (name: ScenarioName, limit: Limit) =>
      putUnderLoad(target, clients, limit, scenarios[name]);
    const results: SizeResult[] = [];
    let stored = 1;
    for (const size of splits) {
      tell(`${storage.kind}: storing splits until there are ${size} …`);
      stored += (await load('split', { requests: Math.max(0, size - stored) })).requests;
      const loads: Record<ScenarioName, Load[]> = {
        empty: [],
        split: [],
        payout: [],
        list: [],
        balance: [],
      };
      // The first round compiles what runs often, and is not counted.
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
    await server.stop();
  }
}

/** Requests a second. */
export function rateOf({ requests, milliseconds }: Load): number {
  return (requests / milliseconds) * 1000;
}

/** What a request costs the server's process, in milliseconds of CPU time. */
export function cpuOf({ requests, cpuMilliseconds }: Load): number | undefined {
  return cpuMilliseconds === undefined ? undefined : cpuMilliseconds / requests;
}

/** The median over the rounds of a value as a share of that of the empty operation in the same round. */
export function againstEmpty(
  { loads }: SizeResult,
  name: ScenarioName,
  pick: (load: Load) => number | undefined,
): number | undefined {
  return median(
    loads[name].flatMap((load, round) => {
      const empty = loads.empty[round];
      const [value, base] = [pick(load), empty && pick(empty)];
      return value === undefined || base === undefined || base === 0 ? [] : [value / base];
    }),
  );
}
