import type { Trial } from './trial.js';

/** The score of a sample. */
export interface Score {
  readonly tried: number;
  readonly killed: number;
  readonly stopped: number;
  readonly survived: number;
  readonly unreached: number;
  /** Edits that only checks found that cite other claims. */
  readonly misread: number;
  /** Not counted: mutants in `unseen.yaml`, and mutants that remove an operation. */
  readonly unseen: number;
  /** The percentage of `killed` and `stopped` in `tried`, rounded down to tenths. */
  readonly percent: number;
}

/** The maximum number of lines on each side of a diff. */
const mostLines = 6;

/** Calculates the score of trials. */
export function scoreOf(trials: readonly Pick<Trial, 'verdict'>[], unseen: number): Score {
  const count = (verdict: Trial['verdict']): number =>
    trials.filter((each) => each.verdict === verdict).length;
  const [killed, stopped] = [count('killed'), count('stopped')];
  const [survived, unreached] = [count('survived'), count('unreached')];
  const [absent, misread] = [count('absent'), count('misread')];
  const tried = trials.length - absent;
  const percent = tried === 0 ? 0 : Math.floor(((killed + stopped) / tried) * 1000) / 10;
  return { tried, killed, stopped, survived, unreached, misread, unseen: unseen + absent, percent };
}

/** Formats the score in one line. */
export function formatScore(score: Score): string {
  const misread =
    score.misread > 0 ? ` ${score.misread} were found by a check that cites other claims.` : '';
  return (
    `${score.percent} % of ${score.tried} mutants found: ${score.killed} killed, ${score.stopped} stopped the sandbox; ` +
    `${score.survived} survived, ${score.unreached} are reached by no check.${misread} ` +
    `${score.unseen} more of the sample cannot be seen over HTTP, or take an operation away.`
  );
}

/** Formats the verdict on a mutant, with its diff if it was not found. */
export function formatTrial({ mutant, verdict, found, checks, blocked, seconds }: Trial): string {
  const { file, line, mutator, fingerprint } = mutant;
  const head = `${verdict.padEnd(9)} ${file}:${line} ${mutator} (${seconds} s)`;
  if (verdict === 'killed') return `${head} by ${found?.check ?? ''}`;
  if (verdict === 'stopped' || verdict === 'absent') return head;
  const { edit } = mutant;
  const broken = edit ? [`  ${edit.fault} [${edit.claims.join(', ')}]`] : [];
  const only =
    verdict === 'misread' && found ? [`  only ${found.check} [${found.claims.join(', ')}]`] : [];
  const ran = verdict === 'survived' ? [`  ${checks} checks reach it and passed`] : [];
  const refused = blocked.length > 0 ? [`  could not run: ${blocked.join(', ')}`] : [];
  return [
    `${head} ${fingerprint}`,
    ...broken,
    ...only,
    ...shortened('-', mutant.before),
    ...shortened('+', mutant.after),
    ...ran,
    ...refused,
  ].join('\n');
}

function shortened(sign: string, lines: readonly string[]): string[] {
  const shown = lines.slice(0, mostLines).map((line) => `  ${sign} ${line}`);
  const rest = lines.length - shown.length;
  return rest > 0 ? [...shown, `  ${sign} … ${rest} more lines`] : shown;
}
