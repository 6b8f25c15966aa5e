import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Check, RunOptions } from '@seller-funds/conformance';
import { readFindings, runChecks } from './findings.js';
import { countHits, type InstrumentedSandbox } from './instrumented-sandbox.js';
import { root } from './source-mutants.js';

/** Which mutants the checks reach in the sandbox without an active mutant. */
export interface Coverage {
  /** How many requests each check sends, by id: its cost, independent of the machine. Without checks that did not run. */
  readonly requests: Readonly<Record<string, number>>;
  /** The ids of the checks that reach each mutant. */
  readonly reaching: Readonly<Record<string, readonly string[]>>;
  /** The ids of the mutants that are reached while the sandbox starts. */
  readonly atStart: readonly string[];
  /** How often each mutant is reached in total. */
  readonly hits: Readonly<Record<string, number>>;
  /** The keys of findings without an active mutant. */
  readonly known: readonly string[];
}

/**
 * Runs each check alone and records which mutants it reaches. The result is cached next to the build until the
 * sandbox or the checks change.
 */
export async function measureCoverage(
  sandbox: InstrumentedSandbox,
  checks: readonly Check[],
  onResult: RunOptions['onResult'] = () => undefined,
): Promise<Coverage> {
  const file = join(sandbox.folder, `coverage-${keyOf(checks)}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Coverage;
  const running = await sandbox.start();
  try {
    const counted = checks.map((check): Check => ({
      ...check,
      run: async (context) => {
        await countHits(running, check.id);
        return check.run(context);
      },
    }));
    const results = await runChecks(running.url, counted, { onResult });
    const { static: atStart, perTest, requests: sent } = await countHits(running);
    const ran = results.filter(({ status }) => status === 'passed' || status === 'failed');
    const hits: Record<string, number> = {};
    for (const counts of [atStart, ...Object.values(perTest)])
      for (const [id, count] of Object.entries(counts)) hits[id] = (hits[id] ?? 0) + count;
    const reaching: Record<string, string[]> = {};
    for (const { id } of ran)
      for (const mutant of Object.keys(perTest[id] ?? {})) (reaching[mutant] ??= []).push(id);
    const coverage: Coverage = {
      requests: Object.fromEntries(ran.map(({ id }) => [id, sent[id] ?? 0])),
      reaching,
      atStart: Object.keys(atStart),
      hits,
      known: results.flatMap(readFindings).map(({ key }) => key),
    };
    writeFileSync(file, JSON.stringify(coverage));
    return coverage;
  } finally {
    await running.stop();
  }
}

/** The cache key: a hash of the check ids and of all sources of the checks. */
function keyOf(checks: readonly Check[]): string {
  const hash = createHash('sha256').update(JSON.stringify(checks.map(({ id }) => id)));
  const sources = globSync('packages/{conformance,contract}/src/**/*.{ts,json}', { cwd: root });
  for (const source of sources.toSorted()) hash.update(readFileSync(join(root, source)));
  return hash.digest('hex').slice(0, 16);
}
