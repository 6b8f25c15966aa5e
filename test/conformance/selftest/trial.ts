import type { Check } from '@seller-funds/conformance';
import { bundleSandbox } from './bundle.js';
import type { Baseline } from './baseline.js';
import type { Mutant } from './mutant.js';
import { startBundle } from './sandbox-process.js';
import { citesBrokenClaim, orderChecks } from './order-checks.js';
import { checks, tryChecks, type CheckFinding } from './target.js';

/** The result of trying a mutant. */
export interface Trial {
  readonly mutant: Mutant;
  /**
   * `killed` by a check that cites a claim that the mutant breaks; `misread` if only other checks failed;
   * `unusable` if the edit does not match or the mutant does not start.
   */
  readonly verdict: 'killed' | 'misread' | 'survived' | 'unusable';
  /** The finding that revealed it; undefined if there is none. */
  readonly found: CheckFinding | undefined;
  /** Why it is unusable. */
  readonly problem?: string;
  readonly seconds: number;
}

/** The options of a trial. */
export interface TrialOptions {
  /** The seed of the checks' data. */
  readonly seed: number;
  /** Whether to skip checks that cite other claims. Then only the verdict `killed` is certain. */
  readonly isQuick: boolean;
}

/** Runs the checks against a mutant, those that should find it first, until one finds it. */
export async function tryMutant(
  mutant: Mutant,
  baseline: Baseline,
  how: TrialOptions,
): Promise<Trial> {
  const start = performance.now();
  const ending = await endingOf(mutant, baseline, how);
  return { mutant, ...ending, seconds: Math.round((performance.now() - start) / 100) / 10 };
}

type Ending = Omit<Trial, 'mutant' | 'seconds'>;

async function endingOf(mutant: Mutant, baseline: Baseline, how: TrialOptions): Promise<Ending> {
  let sandbox;
  try {
    sandbox = await startBundle(await bundleSandbox(mutant.edit));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { verdict: 'unusable', found: undefined, problem: error.message };
  }
  try {
    return await search(mutant, sandbox.url, baseline, how);
  } finally {
    await sandbox.stop();
  }
}

async function search(
  mutant: Mutant,
  url: string,
  baseline: Baseline,
  { seed, isQuick }: TrialOptions,
): Promise<Ending> {
  const { expected, others } = orderChecks(mutant, checks);
  const findIn = async (
    stage: readonly Check[],
    isEnough: (found: CheckFinding) => boolean,
  ): Promise<CheckFinding[]> => {
    const known = await baseline.of(stage);
    const isNew = ({ key }: CheckFinding): boolean => !known.has(key);
    const enough = (some: readonly CheckFinding[]): boolean =>
      some.some((each) => isNew(each) && isEnough(each));
    return (await tryChecks(url, stage, seed, enough)).filter(isNew);
  };
  const isRight = ({ check, claims }: CheckFinding): boolean =>
    citesBrokenClaim(mutant, { id: check, claims });
  let other: CheckFinding | undefined;
  for (const stage of expected) {
    const found = await findIn(stage, isRight);
    const right = found.find(isRight);
    if (right) return { verdict: 'killed', found: right };
    other ??= found[0];
  }
  if (!isQuick && !other) {
    const found = await findIn(others, () => true);
    // A finding may cite claims that its check does not: those of the violated constraint.
    const right = found.find(isRight);
    if (right) return { verdict: 'killed', found: right };
    other = found[0];
  }
  return { verdict: other ? 'misread' : 'survived', found: other };
}
