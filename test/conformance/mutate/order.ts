import type { Check } from '@seller-funds/conformance';
import type { Coverage } from './coverage.js';
import type { CheckFinding } from './findings.js';
import type { InstrumentedSandbox } from './instrumented-sandbox.js';
import type { SourceMutant } from './source-mutants.js';

/** Orders the checks for a mutant, the most promising first. */
export class CheckOrder {
  readonly #sandbox: InstrumentedSandbox;
  readonly #coverage: Coverage;
  readonly #checks: ReadonlyMap<string, Check>;
  readonly #budget: number;
  /** The ids of the checks that reach each mutant. */
  readonly #reaching = new Map<string, string[]>();
  readonly #byFile = new Map<string, string[]>();
  /** How many mutants of a file each check reaches, by check and file. */
  readonly #reachedIn = new Map<string, number>();
  /** The checks that killed mutants of a file, most recent first. */
  readonly #killers = new Map<string, string[]>();

  /** @param budget the maximum number of requests per mutant */
  constructor(
    sandbox: InstrumentedSandbox,
    coverage: Coverage,
    checks: readonly Check[],
    budget: number,
  ) {
    this.#budget = budget;
    this.#sandbox = sandbox;
    this.#coverage = coverage;
    this.#checks = new Map(checks.map((check) => [check.id, check]));
    const fileOf = new Map(sandbox.mutants.map(({ id, file }) => [id, file]));
    for (const { id, file } of sandbox.mutants) add(this.#byFile, file, id);
    for (const [check, { reached }] of Object.entries(coverage.checks)) {
      for (const mutant of reached) {
        add(this.#reaching, mutant, check);
        const key = `${check} ${fileOf.get(mutant) ?? ''}`;
        this.#reachedIn.set(key, (this.#reachedIn.get(key) ?? 0) + 1);
      }
    }
  }

  /** True if a finding may be that of a mutant: an edit is found by a check that cites what it violates. */
  isRight({ edit }: SourceMutant, { check, claims }: CheckFinding): boolean {
    const cited = [...claims, ...(this.#checks.get(check)?.claims ?? [])];
    return !edit || cited.some((claim) => edit.claims.includes(claim));
  }

  /**
   * Returns the checks that reach a mutant. A mutant whose code runs once in a process, while the sandbox loads or when
   * the first check needs it, such as the query of a statement, changes what later checks get: it is tried with the
   * checks that reach other code in its file, or in the files that import it. So is an edit, but first with the checks
   * that cite what it violates.
   */
  of(mutant: SourceMutant): Check[] {
    const direct = this.#reaching.get(mutant.id) ?? [];
    const isLoaded = direct.length === 0 && this.#coverage.atStart.includes(mutant.id);
    const runsOnce = isLoaded || this.#coverage.hits[mutant.id] === 1;
    const ids = runsOnce || mutant.edit ? this.#reachingFile(mutant.file) : direct;
    const citing = mutant.edit ? this.#citing(mutant.edit.claims) : [];
    const killers = this.#killers.get(mutant.file) ?? [];
    const rank = (id: string): number => {
      const turn = killers.indexOf(id);
      return turn === -1 ? this.#costOf(id, mutant.file) : turn - killers.length;
    };
    const others = ids.filter((id) => !citing.includes(id)).toSorted((a, b) => rank(a) - rank(b));
    return this.#within([...citing, ...others]);
  }

  /** Returns the first checks within the budget, at least one. */
  #within(ids: readonly string[]): Check[] {
    let requests = 0;
    const chosen = ids.filter((id) => {
      if (requests > this.#budget) return false;
      requests += this.#coverage.checks[id]?.requests ?? 0;
      return true;
    });
    return chosen.flatMap((id) => this.#checks.get(id) ?? []);
  }

  /** Returns the ids of the checks that cite one of the claims: those that send few requests first. */
  #citing(claims: readonly string[]): string[] {
    const cost = (id: string): number => this.#coverage.checks[id]?.requests ?? Infinity;
    return [...this.#checks.values()]
      .filter((check) => check.claims.some((claim) => claims.includes(claim)))
      .map(({ id }) => id)
      .toSorted((a, b) => cost(a) - cost(b));
  }

  /** Records that a check killed a mutant, so that it is tried first with other mutants of that file. */
  noteKill({ file }: SourceMutant, check: string): void {
    const others = (this.#killers.get(file) ?? []).filter((id) => id !== check);
    this.#killers.set(file, [check, ...others]);
  }

  #reachingFile(file: string, seen = new Set<string>()): string[] {
    if (seen.has(file)) return [];
    seen.add(file);
    const mutants = this.#byFile.get(file) ?? [];
    const ids = new Set(mutants.flatMap((mutant) => this.#reaching.get(mutant) ?? []));
    if (ids.size > 0) return [...ids];
    const importers = this.#sandbox.importersOf(file);
    return [...new Set(importers.flatMap((importer) => this.#reachingFile(importer, seen)))];
  }

  /** Low for checks that send few requests and reach much of the file and little else. */
  #costOf(id: string, file: string): number {
    const { requests = 0, reached = [] } = this.#coverage.checks[id] ?? {};
    const inFile = this.#reachedIn.get(`${id} ${file}`) ?? 0;
    // Generic checks send many requests, few of which concern the mutant.
    const isScenario = id.startsWith('scenario/');
    return ((requests + 5) * reached.length * (isScenario ? 1 : 3)) / (1 + inFile) ** 2;
  }
}

function add(map: Map<string, string[]>, key: string, value: string): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
