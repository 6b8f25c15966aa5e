import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** What the runner tells of a run. */
export interface SuiteTimes {
  readonly files: readonly FileTimes[];
  /** Tests by their state: passed, failed, skipped. */
  readonly counts: Readonly<Record<string, number>>;
}

/** What a test file took, in milliseconds. */
export interface FileTimes {
  /** Relative to the repository's root. */
  readonly file: string;
  /** From the start of its worker to its first test: the worker, what it imports, and its set-up files. */
  readonly load: number;
  /** Its tests with their hooks. */
  readonly tests: number;
  /** Its slowest test. */
  readonly slowest: { readonly name: string; readonly milliseconds: number };
}

/** Writes what each test file took, as SuiteTimes in JSON, to the file that TEST_TIMES names. */
export default class TimesReporter implements Reporter {
  #root = '';

  onInit({ config }: Vitest): void {
    this.#root = config.root;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const target = process.env['TEST_TIMES'];
    if (target === undefined) throw new Error('TEST_TIMES names no file to write to.');
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const states = tests.map((test) => test.result().state);
    const counts: Record<string, number> = {};
    for (const state of states) counts[state] = (counts[state] ?? 0) + 1;
    const times: SuiteTimes = {
      files: modules.map((module) => timesOf(module, this.#root)),
      counts,
    };
    writeFileSync(target, JSON.stringify(times));
  }
}

function timesOf(module: TestModule, root: string): FileTimes {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  const tests = [...module.children.allTests()].map((test) => ({
    name: test.fullName,
    milliseconds: test.diagnostic()?.duration ?? 0,
  }));
  return {
    file: relative(root, module.moduleId),
    load: environmentSetupDuration + prepareDuration + collectDuration + setupDuration,
    tests: duration,
    slowest: tests.toSorted((a, b) => b.milliseconds - a.milliseconds)[0] ?? {
      name: '',
      milliseconds: 0,
    },
  };
}
