import {
  type Check,
  type CheckResult,
  isAdapterError,
  isNetworkError,
  isNotImplemented,
} from '@seller-funds/conformance';
import { type CheckOrder, type Coverage, type Finding, findingsOf, runChecks } from './checks.ts';
import type { Mutant } from './mutants.ts';
import type { InstrumentedSandbox } from './sandbox.ts';

/**
 * `killed`: a check failed. `stopped`: the sandbox did not start, exited, stopped responding, or an adapter action
 * failed, so that a run exits with 3. `absent`: an operation returned 501 and no check failed. `survived`: all checks
 * that reach the mutant passed, or, if it is an edit, only checks found it that cite other claims. `unreached`: no check
 * reaches it.
 */
export const verdicts = ['killed', 'stopped', 'absent', 'survived', 'unreached'] as const;

/** The result of trying a mutant. */
export interface Trial {
  readonly mutant: Mutant;
  readonly verdict: (typeof verdicts)[number];
  /** The finding that killed it, or the first of those that cite other claims. */
  readonly found?: Finding | undefined;
  readonly checks: number;
  /** The checks that could not run. */
  readonly blocked: readonly string[];
  readonly seconds: number;
}

/** What all trials share. */
export interface TrialOptions {
  readonly sandbox: InstrumentedSandbox;
  readonly coverage: Coverage;
  /** How often each mutant is reached by all checks together. */
  readonly hits: ReadonlyMap<string, number>;
  readonly order: CheckOrder;
  /** Returns the checks, including observations, that have findings in the unmutated sandbox when these run. */
  readonly usualFindings: (checks: readonly Check[]) => Promise<ReadonlySet<string>>;
}

/** The number of checks of each stage, after which observations are evaluated. The last one has all other checks. */
const stageSizes = [6, 24, 100];

/** The time for one response, in seconds: a hundred times the slowest response on an idle machine. */
const replySeconds = 20;

type Ending = Pick<Trial, 'verdict' | 'found'>;

/** Starts a sandbox with the mutant, and runs the checks that reach it until one fails. */
export async function tryMutant(mutant: Mutant, options: TrialOptions): Promise<Trial> {
  const { sandbox, coverage, hits, order } = options;
  const start = performance.now();
  const count = hits.get(mutant.id) ?? 0;
  const isStatic = mutant.id in coverage.static;
  const rest = order.of(mutant, count === 1 || (isStatic && count === coverage.static[mutant.id]));
  const progress = { checks: 0, blocked: [] as string[] };
  let ending: Ending = { verdict: 'unreached' };
  if (rest.length > 0) {
    // A mutant that is reached a hundred times as often as by all checks together is an endless loop.
    const running = await sandbox.start(mutant, 100 * Math.max(100, count)).catch(() => undefined);
    ending = { verdict: 'stopped' };
    try {
      if (running) ending = await runStages(running.url, rest, mutant, options, progress);
    } finally {
      await running?.stop();
    }
  }
  if (ending.found && ending.verdict === 'killed') order.noteKill(mutant, ending.found.check);
  const seconds = Math.round((performance.now() - start) / 10) / 100;
  return { mutant, ...ending, ...progress, seconds };
}

async function runStages(
  url: string,
  rest: Check[],
  mutant: Mutant,
  { coverage, order, usualFindings }: TrialOptions,
  progress: { checks: number; blocked: string[] },
): Promise<Ending> {
  let other: Finding | undefined;
  /** The findings that the unmutated sandbox has not; of an edit, those that cite what it violates. */
  const newFindings = (results: readonly CheckResult[]): Finding[] => {
    const fresh = findingsOf(results).filter(({ key }) => !coverage.known.includes(key));
    other ??= fresh.find((finding) => !order.isRight(mutant, finding));
    return fresh.filter((finding) => order.isRight(mutant, finding));
  };
  const isEnough = (result: CheckResult): boolean =>
    isGone(result) || newFindings([result]).length > 0;
  const confirm = async (
    found: readonly Finding[],
    tried: readonly Check[],
  ): Promise<Finding | undefined> => {
    const failed = tried.filter(({ id }) => found.some(({ check }) => check === id));
    if (failed.length === 0 && found.length > 0) {
      const usual = await usualFindings(tried);
      return found.find(({ check }) => !usual.has(check));
    }
    // After many checks, a failure may have other causes than the mutant.
    if (progress.checks <= (stageSizes[0] ?? 0) || failed.length === 0) return found[0];
    return newFindings(await runChecks(url, failed, { replySeconds, isEnough }))[0];
  };
  const seen: CheckResult[] = [];
  for (const sizes = [...stageSizes]; rest.length > 0;) {
    const stage = rest.splice(0, sizes.shift() ?? Infinity);
    const results = await runChecks(url, stage, { replySeconds, isEnough });
    const ran = new Map(results.map((result) => [result.id, result]));
    const tried = stage.filter(({ id }) => ran.has(id));
    progress.checks += tried.length;
    const found = await confirm(newFindings(results), tried);
    if (found) return { verdict: 'killed', found };
    if (results.some(isGone)) return { verdict: 'stopped' };
    progress.blocked.push(
      ...tried.flatMap(({ id }) => (ran.get(id)?.status === 'not run' ? id : [])),
    );
    seen.push(...results);
    rest.unshift(...stage.filter(({ id }) => !ran.has(id)));
  }
  if (other) return { verdict: 'survived', found: other };
  if (seen.some(isAdapterError)) return { verdict: 'stopped' };
  return { verdict: seen.some(isNotImplemented) ? 'absent' : 'survived' };
}

/** True if the sandbox did not respond. */
function isGone(result: CheckResult): boolean {
  return result.status === 'not run' && isNetworkError(result);
}
