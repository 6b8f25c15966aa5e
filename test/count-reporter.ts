import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import type { Requirement } from './requirements.js';

/** Prints the skipped tests at the end, why and how to run them, and one line with the counts, for programs. */
export default class CountReporter implements Reporter {
  readonly #requirements: readonly Requirement[];
  readonly #required: readonly string[];
  #isFiltered = false;

  /**
   * @param options.requirements all requirements, and whether this machine meets them
   * @param options.required names of requirements that must be met: a test skipped for one of them fails the run
   */
  constructor(options: {
    readonly requirements: readonly Requirement[];
    readonly required: readonly string[];
  }) {
    this.#requirements = options.requirements;
    this.#required = options.required;
  }

  onInit({ config }: Vitest): void {
    this.#isFiltered = config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state: string): readonly TestCase[] =>
      tests.filter((test) => test.result().state === state);
    const skipped = inState('skipped');
    // With a name filter (`-t`), all other tests are skipped as requested.
    const lines = this.#isFiltered ? [] : notTested(skipped, this.#requirements);
    for (const line of lines) console.log(line);
    const missed = this.#requirements.filter(
      ({ name, isMet }) => this.#required.includes(name) && !isMet,
    );
    const wrongly = skipped.filter(({ tags }) => missed.some(({ name }) => tags.includes(name)));
    if (wrongly.length > 0) {
      const names = missed.map(({ name }) => name).join(', ');
      console.log(`Failed: TEST_REQUIRES needs ${names}, but its tests were skipped.`);
      process.exitCode = 1;
    }
    const broken = modules.filter((module) => module.errors().length > 0).length;
    const rest = skipped.length - wrongly.length;
    console.log(
      `Tests: ${inState('passed').length} passed, ` +
        `${inState('failed').length + broken + wrongly.length} failed` +
        (rest > 0 ? `, ${rest} skipped` : ''),
    );
  }
}

/** A line for each unmet requirement, and for each test skipped for another reason: that of `skip('reason')`. */
export function notTested(
  skipped: readonly Pick<TestCase, 'fullName' | 'tags' | 'result'>[],
  requirements: readonly Requirement[],
): string[] {
  const unmet = requirements.filter(({ isMet }) => !isMet);
  const needing = (name: string): number =>
    skipped.filter(({ tags }) => tags.includes(name)).length;
  const known = unmet
    .filter(({ name }) => needing(name) > 0)
    .map(({ name, what, remedy }) => {
      const count = needing(name);
      return `Not tested: ${count} ${count === 1 ? 'test needs' : 'tests need'} ${what}. ${remedy}`;
    });
  const others = skipped
    .filter(({ tags }) => !unmet.some(({ name }) => tags.includes(name)))
    .map((test) => {
      const result = test.result();
      const reason = result.state === 'skipped' ? result.note : undefined;
      return `Not tested: "${test.fullName}": ${reason ?? 'skipped without a reason'}.`;
    });
  return [...known, ...others];
}
