import type { Check, RunOptions } from '@seller-funds/conformance';
import { toExpression } from '../../../packages/conformance/src/run/plan.js';
import { measureCoverage } from './coverage.js';
import { readEdits, type Edits } from './edits.js';
import { readFindings, runChecks } from './findings.js';
import { buildInstrumented, type SandboxProcess } from './instrumented-sandbox.js';
import { CheckOrder } from './order.js';
import { scoreOf, type Score } from './report.js';
import { mutatedFiles, sampleMutants } from './source-mutants.js';
import { tryMutant, type Trial } from './trial.js';
import { readUnseen } from './unseen.js';

/** The options of mutation testing. */
export interface MutateOptions {
  /** The files to instrument, relative to the sandbox's sources; by default all. */
  readonly files?: readonly string[];
  /** By default those of `edits.yaml`. */
  readonly edits?: Edits;
  /** Patterns of file names, mutators and ids of edits, one of which has to match; `*` matches anything. */
  readonly only?: readonly string[] | undefined;
  /** Trials of an earlier run: their mutants are not tried again. */
  readonly earlier?: readonly Trial[];
  /** True to try the mutants of `unseen.yaml` instead of all others. */
  readonly unseen?: boolean;
  /** How many mutants to try; by default all. */
  readonly sample?: number | undefined;
  readonly seed: number;
  readonly checks: readonly Check[];
  /**
   * The maximum number of requests per mutant, spent on its most promising checks; by default unlimited. With a limit,
   * the score is a lower bound.
   */
  readonly budget?: number | undefined;
  /** The time limit in minutes, after which no further mutant is tried. */
  readonly minutes?: number | undefined;
  /** How many mutants are tried concurrently. */
  readonly jobs: number;
  readonly onStart?: (all: number, chosen: number) => void;
  /** Called after each check that ran alone to measure its coverage. */
  readonly onCoverage?: RunOptions['onResult'];
  readonly onTrial?: (trial: Trial) => void;
}

/** The result of mutation testing. */
export interface Mutated {
  readonly trials: readonly Trial[];
  readonly score: Score;
  /** Entries of `unseen.yaml` and `edits.yaml` that no longer match. */
  readonly stale: readonly string[];
}

/** Applies the mutants of StrykerJS and of `edits.yaml` to the sandbox, one at a time, and runs the checks that reach them. */
export async function mutate(options: MutateOptions): Promise<Mutated> {
  const { earlier = [], seed, edits = readEdits() } = options;
  const patterns = options.only?.map((pattern) => toExpression(pattern, true));
  const sandbox = await buildInstrumented(options.files ?? mutatedFiles());
  const unseen = readUnseen();
  const known = new Map(earlier.map((trial) => [trial.mutant.fingerprint, trial]));
  const mutants = [...sandbox.mutants, ...edits.mutants];
  const selected = mutants.filter(
    (mutant) =>
      (!patterns ||
        patterns.some((pattern) =>
          [mutant.file, mutant.mutator].some((name) => pattern.test(name)),
        )) &&
      (!options.unseen || unseen.reasonFor(mutant) !== undefined),
  );
  const chosen = sampleMutants(selected, options.sample ?? selected.length, seed);
  options.onStart?.(mutants.length, chosen.length);
  const checks = options.checks.filter(({ kind }) => kind !== 'observation');
  const coverage = await measureCoverage(sandbox, checks, options.onCoverage);
  const order = new CheckOrder(sandbox, coverage, checks, options.budget ?? Infinity);
  let unmutated: Promise<SandboxProcess> | undefined;
  const usualFindings = async (tried: readonly Check[]): Promise<ReadonlySet<string>> => {
    unmutated ??= sandbox.start();
    const results = await runChecks((await unmutated).url, tried);
    return new Set(results.flatMap(readFindings).map(({ check }) => check));
  };
  const end = performance.now() + (options.minutes ?? Infinity) * 60_000;
  const trials = chosen.flatMap(({ fingerprint }) => known.get(fingerprint) ?? []);
  const fresh = chosen.filter(({ fingerprint }) => !known.has(fingerprint));
  const queue = fresh.filter((mutant) => options.unseen || !unseen.reasonFor(mutant));
  const untried = fresh.length - queue.length;
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next && performance.now() < end; next = queue.shift()) {
      const trial = await tryMutant(next, { sandbox, coverage, order, usualFindings });
      trials.push(trial);
      options.onTrial?.(trial);
    }
  };
  try {
    await Promise.all(Array.from({ length: options.jobs }, work));
  } finally {
    await (await unmutated)?.stop();
  }
  const stale = [
    ...(options.files ? [] : unseen.stale(sandbox.mutants)).map((entry) => `unseen.yaml: ${entry}`),
    ...edits.stale.map((entry) => `edits.yaml: ${entry}`),
  ];
  return { trials, score: scoreOf(trials, unseen, untried), stale };
}
