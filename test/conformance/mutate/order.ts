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
  /** How many mutants each check reaches, by check, and by check and file. */
  readonly #reached = new Map<string, number>();
  /** The checks that killed mutants of a file, most recent first. */
  readonly #killers = new Map<string, readonly string[]>();

  constructor(
    sandbox: InstrumentedSandbox,
    coverage: Coverage,
    checks: readonly Check[],
    budget: number,
  ) {
    this.#sandbox = sandbox;
    this.#coverage = coverage;
    this.#checks = new Map(checks.map((check) => [check.id, check]));
    this.#budget = budget;
    for (const { id, file } of sandbox.mutants)
      for (const check of coverage.reaching[id] ?? [])
        for (const key of [check, `${check} ${file}`])
          this.#reached.set(key, (this.#reached.get(key) ?? 0) + 1);
  }

  /**
   * Returns the checks that reach a mutant, within the budget, at least one. A mutant whose code runs once in a process,
   * while the sandbox loads or when the first check needs it, such as the query of a statement, changes what later checks
   * get: it is tried with the checks that reach other code in its file, or in the files that import it. So is an edit,
   * but first with the checks that cite what it violates.
   */
  of({ id, file, edit }: SourceMutant): Check[] {
    const { requests, reaching, atStart, hits } = this.#coverage;
    const direct = reaching[id];
    const runsOnce = (!direct && atStart.includes(id)) || hits[id] === 1;
    const ids = runsOnce || edit ? this.#reachingFile(file) : (direct ?? []);
    const citing = [...this.#checks.values()]
      .filter((check) => check.claims.some((claim) => edit?.claims.includes(claim)))
      .map((check) => check.id)
      .toSorted((a, b) => (requests[a] ?? Infinity) - (requests[b] ?? Infinity));
    const killers = this.#killers.get(file) ?? [];
    const rank = (check: string): number => {
      const turn = killers.indexOf(check);
      return turn === -1 ? this.#costOf(check, file) : turn - killers.length;
    };
    const others = ids.filter((check) => !citing.includes(check));
    let sent = 0;
    return [...citing, ...others.toSorted((a, b) => rank(a) - rank(b))].flatMap((check) => {
      if (sent > this.#budget) return [];
      sent += requests[check] ?? 0;
      return this.#checks.get(check) ?? [];
    });
  }

  /** True if a finding may be that of a mutant: an edit is found by a check that cites what it violates. */
  isRight({ edit }: SourceMutant, { check, claims }: CheckFinding): boolean {
    const cited = [...claims, ...(this.#checks.get(check)?.claims ?? [])];
    return !edit || cited.some((claim) => edit.claims.includes(claim));
  }

  /** Records that a check killed a mutant, so that it is tried first with other mutants of that file. */
  noteKill({ file }: SourceMutant, check: string): void {
    const others = (this.#killers.get(file) ?? []).filter((id) => id !== check);
    this.#killers.set(file, [check, ...others]);
  }

  #reachingFile(file: string, seen = new Set<string>()): string[] {
    if (seen.has(file)) return [];
    seen.add(file);
    const mutants = this.#sandbox.mutants.filter((mutant) => mutant.file === file);
    const ids = new Set(mutants.flatMap(({ id }) => this.#coverage.reaching[id] ?? []));
    if (ids.size > 0) return [...ids];
    const importers = this.#sandbox.importersOf(file);
    return [...new Set(importers.flatMap((importer) => this.#reachingFile(importer, seen)))];
  }

  /** Low for checks that send few requests and reach much of the file and little else. */
  #costOf(id: string, file: string): number {
    const reached = this.#reached.get(id) ?? 0;
    const inFile = this.#reached.get(`${id} ${file}`) ?? 0;
    // Generic checks send many requests, few of which concern the mutant.
    const factor = id.startsWith('scenario/') ? 1 : 3;
    return (((this.#coverage.requests[id] ?? 0) + 5) * reached * factor) / (1 + inFile) ** 2;
  }
}
