import { Baseline } from './baseline.js';
import type { Mutant } from './mutant.js';
import { tryMutant, type Trial, type TrialOptions } from './trial.js';

/** The options of a self-test. */
export interface SelfTestOptions extends TrialOptions {
  readonly mutants: readonly Mutant[];
  /** How many mutants are tried concurrently. */
  readonly jobs: number;
  /** Called after each mutant. */
  readonly onTrial: (trial: Trial) => void;
}

/** Tries each mutant with the checks. Returns the trials in the order of the mutants. */
export async function selfTest(options: SelfTestOptions): Promise<Trial[]> {
  const baseline = await Baseline.start(options.seed);
  const trials = new Map<Mutant, Trial>();
  const queue = [...options.mutants];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const trial = await tryMutant(next, baseline, options);
      trials.set(next, trial);
      options.onTrial(trial);
    }
  };
  try {
    await Promise.all(Array.from({ length: options.jobs }, worker));
  } finally {
    await baseline.stop();
  }
  return options.mutants.flatMap((each) => trials.get(each) ?? []);
}
