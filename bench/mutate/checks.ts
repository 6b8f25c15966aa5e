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
  const running = await sandbox.start();
  try {
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
    const coverage: Coverage = {
      ...hits,
      perTest,
      known: findingsOf(results).map((each) => each.key),
    };
    writeFileSync(file, JSON.stringify(coverage));
    return coverage;
  } finally {
    await running.stop();
  }
}

/** How often each mutant is reached by all checks together. */
export function countAll({ static: atStart, perTest }: Hits): ReadonlyMap<string, number> {
  const hits = new Map<string, number>();
  for (const counts of [atStart, ...Object.values(perTest)])
    for (const [id, count] of Object.entries(counts)) hits.set(id, (hits.get(id) ?? 0) + count);
  return hits;
}

/** Orders the checks for a mutant, the most promising first. */
export class CheckOrder {
  readonly #checks: ReadonlyMap<string, Check>;
  readonly #requests: Hits['requests'];
  readonly #budget: number;
  /** The checks that reach a mutant by its id, a file or a folder, each with the number of mutants that it reaches there. */
  readonly #reaching = new Map<string, Map<string, number>>();
  /** How many mutants each check reaches. */
  readonly #reached = new Map<string, number>();
  /** The checks that killed mutants of a file, most recent first. */
  readonly #killers = new Map<string, readonly string[]>();

  constructor(
    sandbox: InstrumentedSandbox,
    coverage: Coverage,
    checks: readonly Check[],
    budget: number,
  ) {
    this.#checks = new Map(checks.map((check) => [check.id, check]));
    this.#requests = coverage.requests;
    this.#budget = budget;
    const files = new Map(sandbox.mutants.map(({ id, file }) => [id, file]));
    for (const [check, counts] of Object.entries(coverage.perTest)) {
      this.#reached.set(check, Object.keys(counts).length);
      for (const id of Object.keys(counts)) {
        const file = files.get(id) ?? '';
        for (const place of [id, file, dirname(file)]) {
          const reaching = this.#reaching.get(place) ?? new Map<string, number>();
          this.#reaching.set(place, reaching.set(check, (reaching.get(check) ?? 0) + 1));
        }
      }
    }
  }

  /**
   * Returns the checks that reach a mutant, within the budget, at least one. A mutant whose code runs once in a process,
   * such as the query of a statement, changes what later checks get: it is tried with the checks that reach its file, or
   * else its folder. So is an edit, but first with the checks that cite what it violates.
   */
  of({ id, file, edit }: Mutant, runsOnce: boolean): Check[] {
    const own = runsOnce || edit ? undefined : this.#reaching.get(id);
    const inFile = this.#reaching.get(file);
    const ids =
      own ?? (runsOnce || edit ? (inFile ?? this.#reaching.get(dirname(file))) : undefined);
    const citing = [...this.#checks.values()]
      .filter(({ claims }) => claims.some((claim) => edit?.claims.includes(claim)))
      .map((check) => check.id)
      .toSorted((a, b) => (this.#requests[a] ?? Infinity) - (this.#requests[b] ?? Infinity));
    const killers = this.#killers.get(file) ?? [];
    // Low for checks that send few requests, and reach much of the file and little else.
    const rank = (check: string): number => {
      if (killers.includes(check)) return killers.indexOf(check) - killers.length;
      // Generic checks send many requests, few of which concern the mutant.
      const factor = check.startsWith('scenario/') ? 1 : 3;
      const cost = ((this.#requests[check] ?? 0) + 5) * (this.#reached.get(check) ?? 0) * factor;
      return cost / (1 + (inFile?.get(check) ?? 0)) ** 2;
    };
    const others = [...(ids?.keys() ?? [])].filter((check) => !citing.includes(check));
    let sent = 0;
    return [...citing, ...others.toSorted((a, b) => rank(a) - rank(b))].flatMap((check) => {
      if (sent > this.#budget) return [];
      sent += this.#requests[check] ?? 0;
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
