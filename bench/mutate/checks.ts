import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type Check,
  type CheckResult,
  type RunOptions,
  sandboxAdapter,
} from '@seller-funds/conformance';
import { root } from '../../scripts/processes/run-node.ts';
import { runContract } from '../../test/conformance/run.ts';
import { hashOf, type Mutant } from './mutants.ts';
import { countHits, type Hits, type InstrumentedSandbox } from './sandbox.ts';

/** A finding of a check. */
export interface Finding {
  readonly check: string;
  readonly claims: readonly string[];
  /** Identifies the fault, whatever codes the response contains. */
  readonly key: string;
}

/** Runs checks one by one, always with the same seed. */
export async function runChecks(
  url: string,
  checks: readonly Check[],
  options: Partial<RunOptions> = {},
): Promise<readonly CheckResult[]> {
  const shared = { checks, selection: {}, adapter: sandboxAdapter(url), concurrency: 1 };
  return (await runContract(url, [], { ...shared, ...options })).checks;
}

/** The findings of results. */
export function findingsOf(results: readonly CheckResult[]): Finding[] {
  return results.flatMap(({ id, kind, findings }) =>
    findings.map(({ claims, expected, actual, attempt = '' }) => {
      // Observations are identified by the actual value, other checks by what was tried.
      const detail = kind === 'observation' ? actual : attempt;
      return { check: id, claims, key: `${id} ${detail} ${expected}` };
    }),
  );
}

/** What the checks reach and find in the sandbox without an active mutant. */
export interface Coverage extends Hits {
  /** The keys of the findings. */
  readonly known: readonly string[];
}

/** Runs each check alone; cached next to the build until the sandbox or the checks change. */
export async function measureCoverage(
  sandbox: InstrumentedSandbox,
  checks: readonly Check[],
  onResult: RunOptions['onResult'],
): Promise<Coverage> {
  const files = globSync('packages/{conformance,contract}/src/**/*.{ts,json}', { cwd: root });
  const texts = files.toSorted().map((file) => readFileSync(join(root, file), 'utf8'));
  const key = hashOf(JSON.stringify([checks.map(({ id }) => id), texts]));
  const file = join(sandbox.folder, `coverage-${key}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Coverage;
  const coverage = await sandbox.run(async (running): Promise<Coverage> => {
    const counted = checks.map((check): Check => {
      const run: Check['run'] = async (context) => {
        await countHits(running, check.id);
        return check.run(context);
      };
      return { ...check, run };
    });
    const results = await runChecks(running.url, counted, { onResult });
    const hits = await countHits(running);
    const skipped = results.filter(({ status }) => status === 'not run').map(({ id }) => [id, {}]);
    const perTest = { ...hits.perTest, ...(Object.fromEntries(skipped) as Hits['perTest']) };
    return { ...hits, perTest, known: findingsOf(results).map((finding) => finding.key) };
  });
  writeFileSync(file, JSON.stringify(coverage));
  return coverage;
}

/** Orders the checks for a mutant, the most promising first. */
export class CheckOrder {
  readonly #checks: ReadonlyMap<string, Check>;
  readonly #coverage: Coverage;
  readonly #budget: number;
  /** The checks that reach a mutant by its id, a file, a folder or any code (``), with the number of mutants reached there. */
  readonly #reaching = new Map<string, Map<string, number>>();
  /** The checks that killed mutants of a file, most recent first. */
  readonly #killers = new Map<string, readonly string[]>();

  constructor(
    mutants: readonly Mutant[],
    coverage: Coverage,
    checks: readonly Check[],
    budget: number,
  ) {
    this.#checks = new Map(checks.map((check) => [check.id, check]));
    this.#coverage = coverage;
    this.#budget = budget;
    const files = new Map(mutants.map(({ id, file }) => [id, file]));
    for (const [check, counts] of Object.entries(coverage.perTest)) {
      for (const id of Object.keys(counts)) {
        const file = files.get(id) ?? '';
        for (const place of [id, file, dirname(file), '']) {
          const reaching = this.#reaching.get(place) ?? new Map<string, number>();
          this.#reaching.set(place, reaching.set(check, (reaching.get(check) ?? 0) + 1));
        }
      }
    }
  }

  /** Returns how often a mutant is reached by all checks together. */
  hitsOf(id: string): number {
    const counts = [this.#coverage.static, ...Object.values(this.#coverage.perTest)];
    return counts.reduce((sum, each) => sum + (each[id] ?? 0), 0);
  }

  /**
   * Returns the checks that reach a mutant, within the budget, at least one. A mutant whose code runs once in a process,
   * such as the query of a statement, changes what later checks get: it is tried with the checks that reach its file, or
   * else its folder. So is an edit, but first with the checks that cite what it violates.
   */
  of({ id, file, edit }: Mutant): Check[] {
    const { requests, static: atStart } = this.#coverage;
    const hits = this.hitsOf(id);
    const runsOnce = hits === 1 || hits === atStart[id];
    const places = runsOnce || edit ? [file, dirname(file)] : [id];
    const place = places.find((each) => this.#reaching.has(each)) ?? id;
    const citing = [...this.#checks.values()]
      .filter(({ claims }) => claims.some((claim) => edit?.claims.includes(claim)))
      .map((check) => check.id)
      .toSorted((a, b) => (requests[a] ?? Infinity) - (requests[b] ?? Infinity));
    const killers = this.#killers.get(file) ?? [];
    // Low for checks that send few requests, and reach much of the file and little else.
    const rank = (check: string): number => {
      if (killers.includes(check)) return killers.indexOf(check) - killers.length;
      // Generic checks send many requests, few of which concern the mutant.
      const factor = check.startsWith('scenario/') ? 1 : 3;
      const reached = this.#reaching.get('')?.get(check) ?? 0;
      const cost = ((requests[check] ?? 0) + 5) * reached * factor;
      return cost / (1 + (this.#reaching.get(file)?.get(check) ?? 0)) ** 2;
    };
    const others = [...(this.#reaching.get(place)?.keys() ?? [])].toSorted(
      (a, b) => rank(a) - rank(b),
    );
    let sent = 0;
    return [...new Set([...citing, ...others])].flatMap((check) => {
      if (sent > this.#budget) return [];
      sent += requests[check] ?? 0;
      return this.#checks.get(check) ?? [];
    });
  }

  /** True if a finding may be that of a mutant: an edit is found by a check that cites what it violates. */
  isRight({ edit }: Mutant, { check, claims }: Finding): boolean {
    const cited = [...claims, ...(this.#checks.get(check)?.claims ?? [])];
    return !edit || cited.some((claim) => edit.claims.includes(claim));
  }

  /** Records that a check killed a mutant, so that it is tried first with other mutants of that file. */
  noteKill({ file }: Mutant, check: string): void {
    const others = (this.#killers.get(file) ?? []).filter((id) => id !== check);
    this.#killers.set(file, [check, ...others]);
  }
}
