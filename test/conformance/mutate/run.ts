import { z } from 'zod';
import { formatScore, type Score, scoreOf } from './report.js';
import type { Trial } from './trial.js';
import type { Unseen } from './unseen.js';

/** A run of mutation testing, as `--json` writes it. */
export interface MutationRun {
  readonly seed: number;
  /** The maximum number of requests per mutant, as given on the command line. */
  readonly requests: string;
  /** The day of the run, as YYYY-MM-DD. */
  readonly date: string;
  readonly score: Score;
  /** How many mutants that no check found were added to `unseen.yaml` after the run. */
  readonly judgedLater: number;
  readonly trials: readonly Pick<Trial, 'mutant' | 'verdict'>[];
}

const runSchema = z.object({
  seed: z.int(),
  requests: z.string(),
  date: z.iso.date(),
  score: z.looseObject({ unseen: z.int(), percent: z.number() }),
  judgedLater: z.int(),
  trials: z.array(
    z.looseObject({
      mutant: z.looseObject({ file: z.string(), line: z.int(), fingerprint: z.string() }),
      verdict: z.enum(['killed', 'stopped', 'absent', 'survived', 'misread', 'unreached']),
    }),
  ),
});

/**
 * Parses the `--json` file of a run.
 * @throws {Error} if it is not the file of a run
 */
export function parseRun(text: string): MutationRun {
  const run: unknown = JSON.parse(text);
  if (!runSchema.safeParse(run).success) {
    throw new Error('This is not a file that --json has written.');
  }
  return run as MutationRun;
}

/** Calculates the score of a run again, without the mutants that no check found and that are in `unseen.yaml` now. */
export function scoreAgain(run: MutationRun, unseen: Pick<Unseen, 'reasonFor'>): MutationRun {
  const trials = run.trials.filter(
    ({ verdict, mutant }) =>
      !['survived', 'unreached'].includes(verdict) || unseen.reasonFor(mutant) === undefined,
  );
  const absent = run.trials.filter(({ verdict }) => verdict === 'absent').length;
  const judged = run.trials.length - trials.length;
  return {
    ...run,
    trials,
    score: scoreOf(trials, run.score.unseen - absent + judged),
    judgedLater: run.judgedLater + judged,
  };
}

/** Formats a run for bench/RESULTS.md. */
export function formatRun({ seed, requests, date, score, judgedLater }: MutationRun): string {
  const size = score.tried + score.unseen;
  const command = `pnpm conformance:mutate --sample ${size} --seed ${seed} --requests ${requests}`;
  const later =
    judgedLater === 0
      ? ''
      : ` ${judgedLater} of these were judged after the run: before, ${score.tried + judgedLater} counted.`;
  return `\`${command}\`, on ${date}. ${formatScore(score)}${later}`;
}
