import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sandboxAdapter, type Check, type CheckResult } from '@seller-funds/conformance';
import { runContract } from '../run.js';
import { root } from './bundle.js';
import { readFindings } from './findings.js';
import {
  countHitsFor,
  readHits,
  startInstrumented,
  type InstrumentedSandbox,
} from './instrumented-sandbox.js';

/** Which mutants the checks reach in the sandbox without an active mutant. */
export interface Coverage {
  /** The coverage of each check, by id. */
  readonly checks: Readonly<Record<string, CheckCoverage>>;
  /** The ids of the mutants that are reached while the sandbox starts. */
  readonly atStart: readonly string[];
  /** How often each mutant is reached in total. */
  readonly hits: Readonly<Record<string, number>>;
  /** The keys of findings without an active mutant. */
  readonly known: readonly string[];
}

/** The coverage of one check. */
export interface CheckCoverage {
  /** How many requests it sends: its cost, independent of the machine. */
  readonly requests: number;
  /** The ids of the mutants that it reaches. */
  readonly reached: readonly string[];
}

/**
 * Runs each check alone and records which mutants it reaches. The result is cached next to the build until the
 * sandbox or the checks change.
 */
export async function measureCoverage(
  sandbox: InstrumentedSandbox,
  checks: readonly Check[],
  seed: number,
  onResult: (result: CheckResult, done: number, all: number) => void = () => undefined,
): Promise<Coverage> {
  const key = keyOf(checks, seed);
  const file = join(sandbox.folder, `coverage-${key}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Coverage;
  const running = await startInstrumented(sandbox);
  try {
    const counted = checks.map((check): Check => ({
      ...check,
      run: async (context) => {
        await countHitsFor(running, check.id);
        return check.run(context);
      },
    }));
    const { checks: results } = await runContract(running.url, [], {
      checks: counted,
      selection: {},
      adapter: sandboxAdapter(running.url),
      seed,
      concurrency: 1,
      onResult,
    });
    const { static: atStart, perTest, requests } = await readHits(running);
    const hits: Record<string, number> = {};
    for (const counts of [atStart, ...Object.values(perTest)])
      for (const [id, count] of Object.entries(counts)) hits[id] = (hits[id] ?? 0) + count;
    const ofCheck = results
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ id }) => {
        const reached = Object.keys(perTest[id] ?? {});
        return [id, { requests: requests[id] ?? 0, reached }] as const;
      });
    const coverage: Coverage = {
      checks: Object.fromEntries(ofCheck),
      atStart: Object.keys(atStart),
      hits,
      known: results.flatMap((result) => readFindings(result).map((found) => found.key)),
    };
    writeFileSync(file, JSON.stringify(coverage));
    return coverage;
  } finally {
    await running.stop();
  }
}

/** The cache key: a hash of the check ids and of all sources of the checks. */
function keyOf(checks: readonly Check[], seed: number): string {
  const hash = createHash('sha256').update(JSON.stringify([seed, checks.map(({ id }) => id)]));
  const sources = globSync('packages/{conformance,contract}/src/**/*.{ts,json}', { cwd: root });
  for (const source of sources.toSorted()) hash.update(readFileSync(join(root, source)));
  return hash.digest('hex').slice(0, 16);
}
