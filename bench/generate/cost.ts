import type { Run } from '../measure/run.ts';
import { isDisturbed, medianOf } from '../measure/statistics.ts';
import type { Cost, Failure } from './result.ts';

/** The medians of several runs, or the failure of the last one. */
export function costOf(runs: readonly Run[]): Cost | Failure {
  const failure = runs.find((run) => run.failure !== undefined)?.failure;
  const milliseconds = medianOf(runs, (run) => run.milliseconds);
  if (failure !== undefined) return { failure };
  if (milliseconds === undefined) return { failure: 'never run' };
  const cpuMilliseconds = medianOf(runs, (run) => run.cpuMilliseconds);
  const peakBytes = medianOf(runs, (run) => run.peakBytes);
  return {
    milliseconds,
    ...(cpuMilliseconds !== undefined && { cpuMilliseconds }),
    ...(peakBytes !== undefined && { peakBytes }),
  };
}

/** Long runs differ little: after this total time, a run is not repeated. */
const enoughMilliseconds = 20_000;

/**
 * Runs things in turn: each once, then each once more, so that a busy minute of the machine falls
 * on all of them. What failed is not tried again, nor what has run for 20 s; what was disturbed gets up to as many
 * runs again.
 */
export async function runInTurn<Key>(
  keys: readonly Key[],
  rounds: number,
  run: (key: Key) => Promise<Run>,
): Promise<Map<Key, Run[]>> {
  const done = new Map<Key, Run[]>(keys.map((key) => [key, []]));
  for (let round = 0; round < rounds * 2; round += 1) {
    for (const [key, runs] of done) {
      const failed = runs.some((entry) => entry.failure !== undefined);
      const times = runs.map((entry) => entry.milliseconds);
      const isEnough = times.reduce((sum, time) => sum + time, 0) >= enoughMilliseconds;
      if (failed || isEnough) continue;
      if (round < rounds || isDisturbed(times)) runs.push(await run(key));
    }
  }
  return done;
}
