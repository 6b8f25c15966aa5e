import { clearLine, cursorTo } from 'node:readline';
import type { WriteStream } from 'node:tty';

/** Runs stages one after another, shows which one is at work and keeps how long each took. */
export class Progress {
  readonly #times = new Map<string, number>();

  constructor(private readonly stream: NodeJS.WriteStream | WriteStream = process.stderr) {}

  /** Milliseconds by stage. */
  get times(): ReadonlyMap<string, number> {
    return this.#times;
  }

  /** Runs a stage. On a terminal its name stands on one line that the next replaces. */
  async stage<T>(name: string, run: () => Promise<T> | T): Promise<T> {
    this.begin(name);
    const start = performance.now();
    try {
      return await run();
    } finally {
      this.#times.set(name, performance.now() - start);
      this.#clear();
    }
  }

  /** Shows that a stage begins whose time is kept by somebody else. */
  begin(name: string): void {
    this.#clear();
    this.stream.write(this.stream.isTTY ? `… ${name}` : `${name}\n`);
  }

  /** Adds times that somebody else kept; a stage of several documents took what it took for each. */
  add(times: ReadonlyMap<string, number>): void {
    this.#clear();
    for (const [name, time] of times) this.#times.set(name, (this.#times.get(name) ?? 0) + time);
  }

  #clear(): void {
    if (!this.stream.isTTY) return;
    clearLine(this.stream, 0);
    cursorTo(this.stream, 0);
  }
}
