import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one plain line of counts, for machines that read nothing else. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string): number =>
      tests.filter((test) => test.result().state === state).length;
    const broken = modules.filter((module) => module.errors().length > 0).length;
    const skipped = count('skipped');
    console.log(
      `Tests: ${count('passed')} passed, ${count('failed') + broken} failed` +
        (skipped > 0 ? `, ${skipped} skipped` : ''),
    );
  }
}
