import {
  isAdapterError,
  isNetworkError,
  isNotImplemented,
  sandboxAdapter,
  type Check,
  type CheckResult,
} from '@seller-funds/conformance';
import { runContract } from '../run.js';
import { readFindings, type CheckFinding } from './findings.js';
import type { Coverage } from './coverage.js';
import { startInstrumented, type InstrumentedSandbox } from './instrumented-sandbox.js';
import type { CheckOrder } from './order.js';
import type { SourceMutant } from './source-mutants.js';
import type { UnmutatedSandbox } from './unmutated-sandbox.js';

/** The result of trying a mutant. */
export interface Trial {
  readonly mutant: SourceMutant;
  /**
   * `killed`: a check failed. `stopped`: the sandbox did not start, exited, stopped responding, or an adapter action
   * failed, so that a run exits with 3. `absent`: an operation returned 501 and no check failed. `survived`: all checks
   * that reach the mutant passed. `misread`: an edit was found only by checks that cite other claims. `unreached`: no
   * check reaches it.
   */
  readonly verdict: 'killed' | 'stopped' | 'absent' | 'survived' | 'misread' | 'unreached';
  /** The finding that killed it, or the first of those that cite other claims. */
  readonly found?: CheckFinding;
  /** How many checks ran. */
  readonly checks: number;
  /** The checks that could not run. */
  readonly blocked: readonly string[];
  readonly seconds: number;
}

/** The options that all trials share. */
export interface TrialOptions {
  readonly sandbox: InstrumentedSandbox;
  readonly coverage: Coverage;
  readonly order: CheckOrder;
  readonly unmutated: UnmutatedSandbox;
  /** The seed of the checks' data. */
  readonly seed: number;
}

/** The number of checks per stage. After each stage, observations are evaluated. The last stage has all other checks. */
const stageSizes = [6, 24, 100];

/** After this many checks a kill has to be confirmed. */
const surelyKilled = 6;

/** A mutant that is reached this many times as often as by all checks together is an endless loop. */
const hitFactor = 100;

/** The timeout for one response, in seconds: a hundred times the slowest response on an idle machine. */
const replySeconds = 20;

/** Starts a sandbox with the mutant, and runs the checks that reach it until one fails. */
export async function tryMutant(mutant: SourceMutant, options: TrialOptions): Promise<Trial> {
  const start = performance.now();
  const checks = options.order.of(mutant);
  const ending =
    checks.length === 0
      ? ({ verdict: 'unreached', checks: 0, blocked: [] } as const)
      : await tryChecks(mutant, checks, options);
  if (ending.verdict === 'killed') options.order.noteKill(mutant, ending.found?.check ?? '');
  return { mutant, ...ending, seconds: Math.round((performance.now() - start) / 10) / 100 };
}

type Ending = Omit<Trial, 'mutant' | 'seconds'>;

async function tryChecks(
  mutant: SourceMutant,
  checks: readonly Check[],
  options: TrialOptions,
): Promise<Ending> {
  const { sandbox, coverage, order, unmutated, seed } = options;
  const hitLimit = hitFactor * Math.max(100, coverage.hits[mutant.id] ?? 0);
  let running;
  try {
    running = await startInstrumented(sandbox, { mutant, hitLimit });
  } catch {
    return { verdict: 'stopped', checks: 0, blocked: [] };
  }
  const { url } = running;
  const known = new Set(coverage.known);
  let other: CheckFinding | undefined;
  const isNew = (found: CheckFinding): boolean => {
    if (known.has(found.key)) return false;
    if (order.isRight(mutant, found)) return true;
    other ??= found;
    return false;
  };
  const run = async (some: readonly Check[]): Promise<readonly CheckResult[]> => {
    const { checks: results } = await runContract(url, [], {
      checks: some,
      selection: {},
      adapter: sandboxAdapter(url),
      seed,
      concurrency: 1,
      replySeconds,
      isEnough: (result) => isGone(result) || readFindings(result).some(isNew),
    });
    return results;
  };
  const confirm = async (
    found: readonly CheckFinding[],
    tried: readonly Check[],
  ): Promise<CheckFinding | undefined> => {
    const own = tried.filter(({ id }) => found.some(({ check }) => check === id));
    if (own.length === 0 && found.length > 0) {
      const usual = await unmutated.findings(tried);
      return found.find(({ check }) => !usual.includes(check));
    }
    // After many checks, a failure may have other causes than the mutant.
    const again = begun > surelyKilled && own.length > 0 ? await run(own) : undefined;
    return again ? again.flatMap(readFindings).find(isNew) : found[0];
  };
  const blocked: string[] = [];
  let isRefused = false;
  let isAbsent = false;
  let begun = 0;
  try {
    const [rest, sizes] = [[...checks], [...stageSizes]];
    while (rest.length > 0) {
      const stage = rest.splice(0, sizes.shift() ?? Infinity);
      const results = await run(stage);
      const ran = new Map(results.map((result) => [result.id, result]));
      const tried = stage.filter(({ id }) => ran.has(id));
      begun += tried.length;
      const found = results.flatMap(readFindings).filter(isNew);
      const sure = await confirm(found, tried);
      if (sure) return { verdict: 'killed', found: sure, checks: begun, blocked };
      if (results.some(isGone)) return { verdict: 'stopped', checks: begun, blocked };
      const refused = tried.filter(({ id }) => ran.get(id)?.status === 'not run');
      blocked.push(...refused.map(({ id }) => id));
      isRefused ||= results.some(isAdapterError);
      isAbsent ||= results.some(isNotImplemented);
      rest.unshift(...stage.filter(({ id }) => !ran.has(id)));
    }
    if (other) return { verdict: 'misread', found: other, checks: begun, blocked };
    const silent = isAbsent ? 'absent' : 'survived';
    return { verdict: isRefused ? 'stopped' : silent, checks: begun, blocked };
  } finally {
    await running.stop();
  }
}

/** True if the sandbox did not respond. */
function isGone(result: Pick<CheckResult, 'status' | 'reason'>): boolean {
  return result.status === 'not run' && isNetworkError(result);
}
