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
  readonly order: CheckOrder;
}

/** The number of checks of each stage, after which observations are evaluated. The last one has all other checks. */
const stageSizes = [6, 24, 100];

/** The time for one response, in seconds: a hundred times the slowest response on an idle machine. */
const replySeconds = 20;

type Outcome = Omit<Trial, 'mutant' | 'seconds'>;

/** Starts a sandbox with the mutant, and runs the checks that reach it until one fails. */
export async function tryMutant(mutant: Mutant, options: TrialOptions): Promise<Trial> {
  const { sandbox, order } = options;
  const start = performance.now();
  const checks = order.of(mutant);
  let outcome: Outcome = { verdict: 'unreached', checks: 0, blocked: [] };
  if (checks.length > 0) {
    // A mutant that is reached a hundred times as often as by all checks together is an endless loop.
    const hitLimit = 100 * Math.max(100, order.hitsOf(mutant.id));
    outcome = await sandbox
      .run(({ url }) => runStages(url, checks, mutant, options), mutant, hitLimit)
      .catch((error: unknown) => {
        if (!(error instanceof Error) || error.cause !== mutant) throw error;
        return { ...outcome, verdict: 'stopped' };
      });
  }
  if (outcome.found && outcome.verdict === 'killed') order.noteKill(mutant, outcome.found.check);
  const seconds = Math.round((performance.now() - start) / 10) / 100;
  return { mutant, ...outcome, seconds };
}

async function runStages(
  url: string,
  checks: readonly Check[],
  mutant: Mutant,
  { sandbox, coverage, order }: TrialOptions,
): Promise<Outcome> {
  const seen: CheckResult[] = [];
  const own = (): CheckResult[] => seen.filter(({ kind }) => kind !== 'observation');
  const end = (verdict: Outcome['verdict'], found?: Finding): Outcome => {
    const blocked = own().filter(({ status }) => status === 'not run');
    return { verdict, found, checks: own().length, blocked: blocked.map(({ id }) => id) };
  };
  /** The findings that the unmutated sandbox has not. */
  const newFindings = (results: readonly CheckResult[]): Finding[] =>
    findingsOf(results).filter(({ key }) => !coverage.known.includes(key));
  /** Of an edit, those that cite what it violates. */
  const rightFindings = (results: readonly CheckResult[]): Finding[] =>
    newFindings(results).filter((finding) => order.isRight(mutant, finding));
  const isEnough = (result: CheckResult): boolean =>
    isGone(result) || rightFindings([result]).length > 0;
  const run = (selected: readonly Check[]): Promise<readonly CheckResult[]> =>
    runChecks(url, selected, { replySeconds, isEnough });
  const confirm = async (
    found: readonly Finding[],
    tried: readonly Check[],
  ): Promise<Finding | undefined> => {
    const failed = tried.filter(({ id }) => found.some(({ check }) => check === id));
    if (failed.length === 0 && found.length > 0) {
      const usual = await sandbox.run((unmutated) => runChecks(unmutated.url, tried));
      return found.find(({ check }) => !findingsOf(usual).some((each) => each.check === check));
    }
    // After many checks, a failure may have other causes than the mutant.
    if (own().length <= (stageSizes[0] ?? 0)) return found[0];
    return failed.length === 0 ? undefined : rightFindings(await run(failed))[0];
  };
  const rest = [...checks];
  for (const sizes = [...stageSizes]; rest.length > 0;) {
    const stage = rest.splice(0, sizes.shift() ?? Infinity);
    const results = await run(stage);
    seen.push(...results);
    const ran = new Set(results.map(({ id }) => id));
    const found = await confirm(
      rightFindings(results),
      stage.filter(({ id }) => ran.has(id)),
    );
    if (found) return end('killed', found);
    if (results.some(isGone)) return end('stopped');
    rest.unshift(...stage.filter(({ id }) => !ran.has(id)));
  }
  const other = newFindings(seen).find((finding) => !order.isRight(mutant, finding));
  if (other) return end('survived', other);
  if (seen.some(isAdapterError)) return end('stopped');
  return end(seen.some(isNotImplemented) ? 'absent' : 'survived');
}

/** True if the sandbox did not respond. */
function isGone(result: CheckResult): boolean {
  return result.status === 'not run' && isNetworkError(result);
}
