import { z } from 'zod';
import { verdicts, type Trial } from './trial.js';
import type { Unseen } from './unseen.js';

/** The maximum number of lines on each side of a diff. */
const mostLines = 6;

const scoreSchema = z.strictObject({
  /** How many mutants count. */
  tried: z.int(),
  killed: z.int(),
  stopped: z.int(),
  survived: z.int(),
  unreached: z.int(),
  misread: z.int(),
  /** Not counted: mutants in `unseen.yaml`, and mutants that remove an operation. */
  unseen: z.int(),
  /** The percentage of `killed` and `stopped` in `tried`, rounded down to tenths. */
  percent: z.number(),
});

const runSchema = z.object({
  seed: z.int(),
  /** The maximum number of requests per mutant, as given on the command line. */
  requests: z.string(),
  date: z.iso.date(),
  score: scoreSchema,
  /** How many mutants that no check found were added to `unseen.yaml` after the run. */
  judgedLater: z.int(),
  trials: z
    .array(
      z.object({
        mutant: z.object({ file: z.string(), line: z.int(), fingerprint: z.string() }),
        verdict: z.enum(verdicts),
      }),
    )
    .readonly(),
});

/** The score of a sample. */
export type Score = z.infer<typeof scoreSchema>;

/** A run of mutation testing, as `--json` writes it. */
export type MutationRun = z.infer<typeof runSchema>;

/**
 * Parses the `--json` file of a run.
 * @throws {Error} if it is not the file of a run
 */
export function parseRun(text: string): MutationRun {
  const { data } = runSchema.safeParse(JSON.parse(text));
  if (!data) throw new Error('This is not a file that --json has written.');
  return data;
}

/** Calculates the score of trials. */
export function scoreOf(trials: readonly Pick<Trial, 'verdict'>[], unseen: number): Score {
  const count = (verdict: Trial['verdict']): number =>
    trials.filter((trial) => trial.verdict === verdict).length;
  const [killed, stopped, absent] = [count('killed'), count('stopped'), count('absent')];
  const tried = trials.length - absent;
  return {
    tried,
    killed,
    stopped,
    survived: count('survived'),
    unreached: count('unreached'),
    misread: count('misread'),
    unseen: unseen + absent,
    percent: tried === 0 ? 0 : Math.floor(((killed + stopped) / tried) * 1000) / 10,
  };
}

/** Calculates the score of a run again, without the mutants that no check found and that are in `unseen.yaml` now. */
export function scoreAgain(run: MutationRun, unseen: Pick<Unseen, 'reasonFor'>): MutationRun {
  const trials = run.trials.filter(
    ({ verdict, mutant }) =>
      !['survived', 'unreached'].includes(verdict) || unseen.reasonFor(mutant) === undefined,
  );
  const absent = run.trials.filter(({ verdict }) => verdict === 'absent').length;
  const judged = run.trials.length - trials.length;
  const score = scoreOf(trials, run.score.unseen - absent + judged);
  return { ...run, trials, score, judgedLater: run.judgedLater + judged };
}

/** Formats a run for bench/RESULTS.md. */
export function formatRun({ seed, requests, date, score, judgedLater }: MutationRun): string {
  const { percent, tried, killed, stopped, survived, unreached, misread, unseen } = score;
  const options = `--sample ${tried + unseen} --seed ${seed} --requests ${requests}`;
  const sentences = [
    `\`pnpm conformance:mutate ${options}\`, on ${date}.`,
    `${percent} % of ${tried} mutants found: ${killed} killed, ${stopped} stopped the sandbox;`,
    `${survived} survived, ${unreached} are reached by no check.`,
    misread > 0 && `${misread} were found by a check that cites other claims.`,
    `${unseen} more of the sample cannot be seen over HTTP, or take an operation away.`,
    judgedLater > 0 &&
      `${judgedLater} of these were judged after the run: before, ${tried + judgedLater} counted.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Formats the verdict on a mutant, with its diff if it was not found. */
export function formatTrial({ mutant, verdict, found, checks, blocked, seconds }: Trial): string {
  const { file, line, mutator, fingerprint, edit } = mutant;
  const head = `${verdict.padEnd(9)} ${file}:${line} ${mutator} (${seconds} s)`;
  if (verdict === 'killed') return `${head} by ${found?.check ?? ''}`;
  if (verdict === 'stopped' || verdict === 'absent') return head;
  const lines = [
    edit && `${edit.fault} [${edit.claims.join(', ')}]`,
    verdict === 'misread' && found && `only ${found.check} [${found.claims.join(', ')}]`,
    ...shorten('-', mutant.before),
    ...shorten('+', mutant.after),
    verdict === 'survived' && `${checks} checks reach it and passed`,
    blocked.length > 0 && `could not run: ${blocked.join(', ')}`,
  ];
  return [`${head} ${fingerprint}`, ...lines.filter(Boolean).map((text) => `  ${text}`)].join('\n');
}

function shorten(sign: string, lines: readonly string[]): string[] {
  const rest = lines.length - mostLines;
  const first = lines.slice(0, mostLines).map((line) => `${sign} ${line}`);
  return rest > 0 ? [...first, `${sign} … ${rest} more lines`] : first;
}
