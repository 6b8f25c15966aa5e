import { matches } from '../differences.js';
import type { Check, CheckResult } from '@seller-funds/conformance';
import { measureCoverage } from './coverage.js';
import { buildInstrumented } from './instrumented-sandbox.js';
import { CheckOrder } from './order.js';
import { scoreOf, type Score } from './report.js';
import { mutatedFiles, sampleMutants, type SourceMutant } from './source-mutants.js';
import { tryMutant, type Trial } from './trial.js';
import { readUnseen } from './unseen.js';

/** How the sandbox is mutated. */
export interface MutateOptions {
  /** The files to instrument, below the sandbox's sources; all that are mutated where left out. */
  readonly files?: readonly string[];
  /** Patterns of file names, of which one has to match; `*` stands for anything. */
  readonly only?: readonly string[] | undefined;
  /** How many mutants; all where left out. */
  readonly sample?: number | undefined;
  /** Of the sample. The data of the checks are always those of seed 1, so that coverage can be kept. */
  readonly seed: number;
  readonly checks: readonly Check[];
  /**
   * How many requests a mutant is tried with, those of its most promising checks; all where left out. With fewer the
   * score is a lower bound.
   */
  readonly budget?: number | undefined;
  /** How many mutants are tried at a time. */
  readonly jobs: number;
  /** Called once with the numbers of mutants: of all files, chosen, and not tried as they cannot be seen. */
  readonly onStart?: (all: number, chosen: number, unseen: number) => void;
  /** Called when a check has run alone to see what it reaches. */
  readonly onCoverage?: (result: CheckResult, done: number, all: number) => void;
  readonly onTrial?: (trial: Trial) => void;
}

/** What was found out. */
export interface Mutated {
  readonly trials: readonly Trial[];
  readonly score: Score;
  /** Entries of the list of unseen mutants that fit nothing any more. */
  readonly stale: readonly string[];
}

/** The seed of the checks' data. */
const dataSeed = 1;

/** Breaks the sandbox in the ways of StrykerJS, one at a time, and runs the checks that reach the broken code. */
export async function mutate(options: MutateOptions): Promise<Mutated> {
  const { only, seed, jobs } = options;
  const sandbox = await buildInstrumented(options.files ?? mutatedFiles());
  const selected = sandbox.mutants.filter(
    ({ file }) => !only || only.some((pattern) => matches(pattern, file)),
  );
  const chosen = sampleMutants(selected, options.sample ?? selected.length, seed);
  const unseen = readUnseen();
  const isUnseen = (mutant: SourceMutant): boolean => unseen.reasonFor(mutant) !== undefined;
  const queue = chosen.filter((mutant) => !isUnseen(mutant));
  const left = chosen.length - queue.length;
  options.onStart?.(sandbox.mutants.length, chosen.length, left);
  const checks = options.checks.filter(({ kind }) => kind !== 'observation');
  const coverage = await measureCoverage(sandbox, checks, dataSeed, options.onCoverage);
  const order = new CheckOrder(sandbox, coverage, checks, options.budget ?? Infinity);
  const trials = new Map<SourceMutant, Trial>();
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const trial = await tryMutant(next, { sandbox, coverage, order, seed: dataSeed });
      trials.set(next, trial);
      options.onTrial?.(trial);
    }
  };
  await Promise.all(Array.from({ length: jobs }, worker));
  const inOrder = chosen.flatMap((mutant) => trials.get(mutant) ?? []);
  const stale = options.files ? [] : unseen.stale(sandbox.mutants);
  return { trials: inOrder, score: scoreOf(inOrder, left), stale };
}
