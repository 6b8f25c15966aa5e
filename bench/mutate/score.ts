import { z } from 'zod';
import { type Trial, verdicts } from './trial.ts';
import type { Unseen } from './unseen.ts';

/** The maximum number of lines on each side of a diff. */
const mostLines = 6;

const runSchema = z.object({
  trials: z.array(
    z.looseObject({
      mutant: z.looseObject({ file: z.string(), line: z.int(), fingerprint: z.string() }),
      verdict: z.enum(verdicts),
    }),
  ),
});

/**
 * Reads the trials of a `--json` file.
 * @throws {Error} if it is not the file of a run
 */
export function parseTrials(text: string): readonly Trial[] {
  const { data } = runSchema.safeParse(JSON.parse(text));
  if (!data) throw new Error('This is not a file that --json has written.');
  return data.trials as unknown as Trial[];
}

/** The score of a sample. */
export interface Score {
  /** How many mutants count. */
  readonly tried: number;
  readonly found: Readonly<Record<(typeof verdicts)[number], number>>;
  /** Not counted: mutants in `unseen.yaml`, and mutants that remove an operation. */
  readonly unseen: number;
  /** How many of these were added to `unseen.yaml` after no check had found them. */
  readonly judgedLater: number;
  /** The percentage of `killed` and `stopped` in `tried`, rounded down to tenths. */
  readonly percent: number;
}

/** Calculates the score of trials, without mutants that no check found and that are in `unseen.yaml` now. */
export function scoreOf(
  trials: readonly Pick<Trial, 'mutant' | 'verdict'>[],
  unseen?: Pick<Unseen, 'reasonFor'>,
  untried = 0,
): Score {
  const counted = trials.filter(
    ({ verdict, mutant }) =>
      !['survived', 'unreached'].includes(verdict) || !unseen?.reasonFor(mutant),
  );
  const count = (name: string) => counted.filter(({ verdict }) => verdict === name).length;
  const found = Object.fromEntries(verdicts.map((name) => [name, count(name)])) as Score['found'];
  const judgedLater = trials.length - counted.length;
  const tried = counted.length - found.absent;
  const share = tried === 0 ? 0 : (found.killed + found.stopped) / tried;
  const percent = Math.floor(share * 1000) / 10;
  return { tried, found, unseen: untried + found.absent + judgedLater, judgedLater, percent };
}

/** Formats the score of a run for bench/RESULTS.md. */
export function formatScore(options: string, score: Score): string {
  const { percent, tried, found, unseen, judgedLater } = score;
  const date = new Date().toISOString().slice(0, 10);
  const sentences = [
    `\`pnpm conformance:mutate --sample ${tried + unseen} ${options}\`, on ${date}.`,
    `${percent} % of ${tried} mutants found: ${found.killed} killed, ${found.stopped} stopped the sandbox;`,
    `${found.survived} survived, ${found.unreached} are reached by no check.`,
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
    ...shorten('-', mutant.before),
    ...shorten('+', mutant.after),
    verdict === 'survived' && `${checks} checks reach it and passed`,
    found && `but ${found.check} found it, which cites other claims [${found.claims.join(', ')}]`,
    blocked.length > 0 && `could not run: ${blocked.join(', ')}`,
  ];
  return [`${head} ${fingerprint}`, ...lines.filter(Boolean).map((text) => `  ${text}`)].join('\n');
}

function shorten(sign: string, lines: readonly string[]): string[] {
  const rest = lines.length - mostLines;
  const first = lines.slice(0, mostLines).map((line) => `${sign} ${line}`);
  return rest > 0 ? [...first, `${sign} … ${rest} more lines`] : first;
}
