import { sandboxAdapter, type Check } from '@seller-funds/conformance';
import { runContract } from '../run.js';
import { foundBy, type Found } from '../selftest/target.js';
import type { Coverage } from './coverage.js';
import { startInstrumented, type InstrumentedSandbox } from './instrumented-sandbox.js';
import type { CheckOrder } from './order.js';
import type { SourceMutant } from './source-mutants.js';

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
  /** Of the checks' data. */
  readonly seed: number;
}

/** How many checks run before observations of them are judged; the last number is for all others. */
const stageSizes = [6, 24, 100, Infinity];

/** After so many checks one of them may have failed for no reason of the mutant: the kill is tried again. */
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
  const ending = await runChecks(mutant, checks, options);
  if (ending.verdict !== 'killed' || ending.checks <= surelyKilled) return ending;
  const killer = checks.filter(({ id }) => id === ending.found?.check);
  // What an observation judged came from all checks before it.
  if (killer.length === 0) return ending;
  const again = await runChecks(mutant, killer, options);
  if (again.verdict !== 'survived') return { ...again, checks: ending.checks + 1 };
  const others = checks.slice(checks.findIndex(({ id }) => id === ending.found?.check) + 1);
  return others.length === 0 ? again : tryChecks(mutant, others, options);
}

async function runChecks(
  mutant: SourceMutant,
  checks: readonly Check[],
  { sandbox, coverage, seed }: TrialOptions,
): Promise<Ending> {
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
  const blocked: string[] = [];
  let begun = 0;
  try {
    const rest = [...checks];
    for (const size of stageSizes) {
      const { checks: results } = await runContract(url, [], {
        checks: rest.splice(0, size),
        selection: {},
        adapter: sandboxAdapter(url),
        seed,
        concurrency: 1,
        replySeconds,
        isEnough: (result) => isGone(result) || foundBy(result).some(isNew),
      });
      const ran = results.filter(({ kind }) => kind !== 'observation');
      begun += ran.length;
      const found = results.flatMap(foundBy).find(isNew);
      if (found) return { verdict: 'killed', found, checks: begun, blocked };
      if (results.some(isGone)) return { verdict: 'stopped', checks: begun, blocked };
      blocked.push(...ran.filter(({ status }) => status === 'not run').map(({ id }) => id));
      if (rest.length === 0) break;
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
