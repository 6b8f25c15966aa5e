import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** Metadata of a test file, written by cpu-time.ts. */
export interface FileMeta {
  /** CPU time of the file's tests and of the processes they waited for, in milliseconds. */
  cpuMilliseconds?: number;
}

/** The times of a run. */
export interface SuiteTimes {
  readonly files: readonly FileTimes[];
  /** The number of tests by state: passed, failed, skipped. */
  readonly counts: Readonly<Record<string, number>>;
}

/** The times of a test file, in milliseconds. */
export interface FileTimes {
  /** Relative to the repository's root. */
  readonly file: string;
  /** From the start of its worker to its first test: worker, imports and setup files. */
  readonly load: number;
  /** Its tests and their hooks. */
  readonly tests: number;
  /** CPU time of its tests and of the processes they waited for; undefined if the platform does not report it. */
  readonly cpu: number | undefined;
  /** Its slowest test. */
  readonly slowest: { readonly name: string; readonly milliseconds: number };
}

/** Writes the SuiteTimes as JSON to the file in TEST_TIMES. */
export default class TimesReporter implements Reporter {
  #root = '';

  onInit({ config }: Vitest): void {
    this.#root = config.root;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const target = process.env['TEST_TIMES'];
    if (target === undefined) throw new Error('TEST_TIMES is not set: it names the output file.');
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
  const { cpuMilliseconds } = module.meta() as FileMeta;
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
    cpu: cpuMilliseconds,
    slowest: tests.toSorted((a, b) => b.milliseconds - a.milliseconds)[0] ?? {
      name: '',
      milliseconds: 0,
    },
  };
}
