import type { Check } from '@seller-funds/conformance';
import { bundleSandbox } from './bundle.js';
import { startBundle, type SandboxProcess } from './sandbox-process.js';
import { tryChecks } from './target.js';

/** The findings of checks in the unmutated sandbox. They do not count for a mutant. */
export class Baseline {
  readonly #sandbox: SandboxProcess;
  readonly #seed: number;
  readonly #known = new Set<string>();
  readonly #tried = new Set<string>();
  #last: Promise<void> = Promise.resolve();

  private constructor(sandbox: SandboxProcess, seed: number) {
    this.#sandbox = sandbox;
    this.#seed = seed;
  }

  /** Starts an unmutated sandbox. */
  static async start(seed: number): Promise<Baseline> {
    return new Baseline(await startBundle(await bundleSandbox()), seed);
  }

  /** Returns the keys of all findings of these and of earlier checks in the unmutated sandbox. */
  async of(checks: readonly Check[]): Promise<ReadonlySet<string>> {
    // One call after the other, so that each check runs only once.
    this.#last = this.#learn(this.#last, checks);
    await this.#last;
    return this.#known;
  }

  async #learn(before: Promise<void>, checks: readonly Check[]): Promise<void> {
    await before;
    const untried = checks.filter(({ id }) => !this.#tried.has(id));
    for (const { id } of untried) this.#tried.add(id);
    if (untried.length === 0) return;
    const found = await tryChecks(this.#sandbox.url, untried, this.#seed);
    for (const { key } of found) this.#known.add(key);
  }

  stop(): Promise<void> {
    return this.#sandbox.stop();
  }
}
