import { matches } from '../differences.js';
import type { Check, CheckResult } from '@seller-funds/conformance';
import { measureCoverage } from './coverage.js';
import { buildInstrumented } from './instrumented-sandbox.js';
import { CheckOrder } from './order.js';
import { scoreOf, type Score } from './report.js';
import { mutatedFiles, sampleMutants } from './source-mutants.js';
import { tryMutant, type Trial } from './trial.js';
import { UnmutatedSandbox } from './unmutated-sandbox.js';
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
  /** No further mutant is tried after so many minutes; those tried are the sample of that size. */
  readonly minutes?: number | undefined;
  /** How many mutants are tried at a time. */
  readonly jobs: number;
  /** Called once with the numbers of mutants: of all files, and chosen. */
  readonly onStart?: (all: number, chosen: number) => void;
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
  options.onStart?.(sandbox.mutants.length, chosen.length);
  const checks = options.checks.filter(({ kind }) => kind !== 'observation');
  const coverage = await measureCoverage(sandbox, checks, dataSeed, options.onCoverage);
  const order = new CheckOrder(sandbox, coverage, checks, options.budget ?? Infinity);
  const unbroken = new UnmutatedSandbox(sandbox, dataSeed);
  const shared = { sandbox, coverage, order, unbroken, seed: dataSeed };
  const end = performance.now() + (options.minutes ?? Infinity) * 60_000;
  const queue = [...chosen];
  const trials: Trial[] = [];
  let unseenCount = 0;
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next && performance.now() < end; next = queue.shift()) {
      if (unseen.reasonFor(next) !== undefined) {
        unseenCount += 1;
        continue;
      }
      const trial = await tryMutant(next, shared);
      trials.push(trial);
      options.onTrial?.(trial);
    }
  };
  try {
    await Promise.all(Array.from({ length: jobs }, worker));
  } finally {
    await unbroken.stop();
  }
  const stale = options.files ? [] : unseen.stale(sandbox.mutants);
  return { trials, score: scoreOf(trials, unseenCount), stale };
}
