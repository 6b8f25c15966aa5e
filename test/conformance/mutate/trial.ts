import { sandboxAdapter, type Check, type CheckResult } from '@seller-funds/conformance';
import { runContract } from '../run.js';
import { foundBy, type Found } from '../selftest/target.js';
import type { Coverage } from './coverage.js';
import { startInstrumented, type InstrumentedSandbox } from './instrumented-sandbox.js';
import type { CheckOrder } from './order.js';
import type { SourceMutant } from './source-mutants.js';
import type { Unbroken } from './unbroken.js';

/** What became of a mutant. */
export interface Trial {
  readonly mutant: SourceMutant;
  /**
   * `killed`: a check failed. `stopped`: the sandbox did not start, ended, or gave no answers. `survived`: all checks
   * that reach it passed. `unreached`: no check reaches it.
   */
  readonly verdict: 'killed' | 'stopped' | 'survived' | 'unreached';
  /** What killed it. */
  readonly found?: Found;
  /** How many checks ran. */
  readonly checks: number;
  /** The checks that could not run because the adapter was refused, which no run counts as a failure. */
  readonly blocked: readonly string[];
  readonly seconds: number;
}

/** What trials share. */
export interface TrialOptions {
  readonly sandbox: InstrumentedSandbox;
  readonly coverage: Coverage;
  readonly order: CheckOrder;
  readonly unbroken: Unbroken;
  /** Of the checks' data. */
  readonly seed: number;
}

/** How many checks run before observations of them are judged; then all others. */
const stageSizes = [6, 24, 100];

/** After so many checks a kill has to happen twice. */
const surelyKilled = 6;

/** A loop that reaches a mutant so much more often than all checks together does not end. */
const hitFactor = 100;

/** How long one answer may take, in seconds: a hundred times what the slowest takes on a quiet machine. */
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
  const { sandbox, coverage, unbroken, seed } = options;
  const hitLimit = hitFactor * Math.max(100, coverage.hits[mutant.id] ?? 0);
  let running;
  try {
    running = await startInstrumented(sandbox, { mutant: mutant.id, hitLimit });
  } catch {
    return { verdict: 'stopped', checks: 0, blocked: [] };
  }
  const { url } = running;
  const known = new Set(coverage.known);
  const isNew = ({ key }: Found): boolean => !known.has(key);
  const run = async (some: readonly Check[]): Promise<readonly CheckResult[]> => {
    const { checks: results } = await runContract(url, [], {
      checks: some,
      selection: {},
      adapter: sandboxAdapter(url),
      seed,
      concurrency: 1,
      replySeconds,
      isEnough: (result) => isGone(result) || foundBy(result).some(isNew),
    });
    return results;
  };
  const blocked: string[] = [];
  let begun = 0;
  try {
    const [rest, sizes] = [[...checks], [...stageSizes]];
    while (rest.length > 0) {
      const stage = rest.splice(0, sizes.shift() ?? Infinity);
      const results = await run(stage);
      const ran = results.filter(({ kind }) => kind !== 'observation');
      const ids = new Set(ran.map(({ id }) => id));
      const [tried, left] = [true, false].map((wanted) =>
        stage.filter(({ id }) => ids.has(id) === wanted),
      );
      begun += ran.length;
      const found = results.flatMap(foundBy).filter(isNew);
      const own = tried?.filter(({ id }) => found.some(({ check }) => check === id)) ?? [];
      // What came after many others may have failed for no reason of the mutant.
      const again =
        own.length > 0 && begun > surelyKilled ? (await run(own)).flatMap(foundBy) : found;
      const usual = own.length > 0 ? [] : await unbroken.findings(found.length > 0 ? tried : []);
      const sure = again.find(({ check, key }) => !known.has(key) && !usual.includes(check));
      if (sure) return { verdict: 'killed', found: sure, checks: begun, blocked };
      if (results.some(isGone)) return { verdict: 'stopped', checks: begun, blocked };
      blocked.push(...ran.filter(({ status }) => status === 'not run').map(({ id }) => id));
      rest.unshift(...(left ?? []));
    }
    return { verdict: 'survived', checks: begun, blocked };
  } finally {
    await running.stop();
  }
}

/** Whether nothing answered any more: a run ends with an error then. */
function isGone({ status, reason = '' }: { readonly status: string; readonly reason?: string }) {
  return status === 'not run' && reason.startsWith('Network:');
}
