import { sandboxAdapter, type Check } from '@seller-funds/conformance';
import { runContract } from '../run.js';
import { readFindings } from './findings.js';
import type { SandboxProcess } from './sandbox-process.js';
import { startInstrumented, type InstrumentedSandbox } from './instrumented-sandbox.js';

/** The sandbox without an active mutant, for comparison. */
export class UnmutatedSandbox {
  readonly #sandbox: InstrumentedSandbox;
  readonly #seed: number;
  #running: Promise<SandboxProcess> | undefined;

  constructor(sandbox: InstrumentedSandbox, seed: number) {
    this.#sandbox = sandbox;
    this.#seed = seed;
  }

  /**
   * Returns the ids of all checks, including observations, that have findings when these checks run. Findings of
   * observations depend on which checks ran.
   */
  async findings(checks: readonly Check[]): Promise<readonly string[]> {
    this.#running ??= startInstrumented(this.#sandbox);
    const { url } = await this.#running;
    const { checks: results } = await runContract(url, [], {
      checks,
      selection: {},
      adapter: sandboxAdapter(url),
      seed: this.#seed,
      concurrency: 1,
    });
    return results.flatMap(readFindings).map(({ check }) => check);
  }

  async stop(): Promise<void> {
    await (await this.#running)?.stop();
  }
}
