import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import type { Requirement } from './requirements.js';

/**
 * Ends a run with what was not tested, why and the command that changes it, and with one plain line of counts for
 * machines that read nothing else.
 */
export default class CountReporter implements Reporter {
  readonly #requirements: readonly Requirement[];
  readonly #required: readonly string[];
  #isFiltered = false;

  /**
   * @param options.requirements what tests may need, held against this machine
   * @param options.required names of those that this run must not go without: a test skipped for one of them fails it
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
    // Whoever asks for tests by name (`-t`) knows that the others are skipped.
    const lines = this.#isFiltered ? [] : notTested(skipped, this.#requirements);
    for (const line of lines) console.log(line);
    const missed = this.#requirements.filter(
      ({ name, isMet }) => this.#required.includes(name) && !isMet,
    );
    const wrongly = skipped.filter(({ tags }) => missed.some(({ name }) => tags.includes(name)));
    if (wrongly.length > 0) {
      const names = missed.map(({ name }) => name).join(', ');
      console.log(`Failed: this run must not go without ${names} (TEST_REQUIRES).`);
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

/**
 * What a run left out: a line for each requirement that is not met, and one for each test that was skipped for another
 * reason, which it gives itself (`skip('reason')`).
 */
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
