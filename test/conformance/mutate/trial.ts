import {
  isAdapterError,
  isNetworkError,
  isNotImplemented,
  type Check,
  type CheckResult,
} from '@seller-funds/conformance';
import type { Coverage } from './coverage.js';
import { readFindings, runChecks, type CheckFinding } from './findings.js';
import type { InstrumentedSandbox } from './instrumented-sandbox.js';
import type { CheckOrder } from './order.js';
import type { SourceMutant } from './source-mutants.js';

/**
 * `killed`: a check failed. `stopped`: the sandbox did not start, exited, stopped responding, or an adapter action
 * failed, so that a run exits with 3. `absent`: an operation returned 501 and no check failed. `survived`: all checks
 * that reach the mutant passed. `misread`: an edit was found only by checks that cite other claims. `unreached`: no
 * check reaches it.
 */
export const verdicts = [
  'killed',
  'stopped',
  'absent',
  'survived',
  'misread',
  'unreached',
] as const;

/** What became of a mutant. */
interface Ending {
  readonly verdict: (typeof verdicts)[number];
  /** The finding that killed it, or the first of those that cite other claims. */
  readonly found?: CheckFinding;
}

/** The result of trying a mutant. */
export interface Trial extends Ending {
  readonly mutant: SourceMutant;
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
  /** Returns the checks, including observations, that have findings in the unmutated sandbox when these run. */
  usualFindings(checks: readonly Check[]): Promise<ReadonlySet<string>>;
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
  const attempt = new Attempt(mutant, options);
  const ending = await attempt.run(options.order.of(mutant));
  if (ending.found && ending.verdict === 'killed')
    options.order.noteKill(mutant, ending.found.check);
  const seconds = Math.round((performance.now() - start) / 10) / 100;
  return { mutant, ...ending, checks: attempt.checks, blocked: attempt.blocked, seconds };
}

class Attempt {
  checks = 0;
  readonly blocked: string[] = [];
  readonly #mutant: SourceMutant;
  readonly #options: TrialOptions;
  /** The first finding that cites other claims than the edit violates. */
  #other: CheckFinding | undefined;

  constructor(mutant: SourceMutant, options: TrialOptions) {
    this.#mutant = mutant;
    this.#options = options;
  }

  async run(checks: readonly Check[]): Promise<Ending> {
    if (checks.length === 0) return { verdict: 'unreached' };
    const { sandbox, coverage } = this.#options;
    const hitLimit = hitFactor * Math.max(100, coverage.hits[this.#mutant.id] ?? 0);
    const running = await sandbox.start(this.#mutant, hitLimit).catch(() => undefined);
    if (!running) return { verdict: 'stopped' };
    try {
      return await this.#runStages(running.url, checks);
    } finally {
      await running.stop();
    }
  }

  async #runStages(url: string, checks: readonly Check[]): Promise<Ending> {
    const seen: CheckResult[] = [];
    const [rest, sizes] = [[...checks], [...stageSizes]];
    while (rest.length > 0) {
      const stage = rest.splice(0, sizes.shift() ?? Infinity);
      const results = await this.#runChecks(url, stage);
      const ran = new Map(results.map((result) => [result.id, result]));
      const tried = stage.filter(({ id }) => ran.has(id));
      this.checks += tried.length;
      const found = await this.#confirm(url, this.#newFindings(results), tried);
      if (found) return { verdict: 'killed', found };
      if (results.some(isGone)) return { verdict: 'stopped' };
      const refused = tried.filter(({ id }) => ran.get(id)?.status === 'not run');
      this.blocked.push(...refused.map(({ id }) => id));
      seen.push(...results);
      rest.unshift(...stage.filter(({ id }) => !ran.has(id)));
    }
    if (this.#other) return { verdict: 'misread', found: this.#other };
    if (seen.some(isAdapterError)) return { verdict: 'stopped' };
    return { verdict: seen.some(isNotImplemented) ? 'absent' : 'survived' };
  }

  /** Runs checks until one has a new finding or the sandbox does not respond. */
  #runChecks(url: string, checks: readonly Check[]): Promise<readonly CheckResult[]> {
    const isEnough = (result: CheckResult): boolean =>
      isGone(result) || this.#newFindings([result]).length > 0;
    return runChecks(url, checks, { replySeconds, isEnough });
  }

  /** Returns the findings that the unmutated sandbox has not; of an edit, those that cite what it violates. */
  #newFindings(results: readonly CheckResult[]): CheckFinding[] {
    const { coverage, order } = this.#options;
    const found = results.flatMap(readFindings).filter(({ key }) => !coverage.known.includes(key));
    this.#other ??= found.find((finding) => !order.isRight(this.#mutant, finding));
    return found.filter((finding) => order.isRight(this.#mutant, finding));
  }

  async #confirm(
    url: string,
    found: readonly CheckFinding[],
    tried: readonly Check[],
  ): Promise<CheckFinding | undefined> {
    const failed = tried.filter(({ id }) => found.some(({ check }) => check === id));
    if (failed.length === 0 && found.length > 0) {
      const usual = await this.#options.usualFindings(tried);
      return found.find(({ check }) => !usual.has(check));
    }
    // After many checks, a failure may have other causes than the mutant.
    if (this.checks <= surelyKilled || failed.length === 0) return found[0];
    return this.#newFindings(await this.#runChecks(url, failed))[0];
  }
}

/** True if the sandbox did not respond. */
function isGone(result: Pick<CheckResult, 'status' | 'reason'>): boolean {
  return result.status === 'not run' && isNetworkError(result);
}
