import { clearLine, cursorTo } from 'node:readline';
import type { WriteStream } from 'node:tty';

/** Runs stages one after another, shows the current stage on a terminal and measures the time of each. */
export class Progress {
  readonly #times = new Map<string, number>();

  constructor(private readonly stream: NodeJS.WriteStream | WriteStream = process.stderr) {}

  /** Milliseconds by stage. */
  get times(): ReadonlyMap<string, number> {
    return this.#times;
  }

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

  /** Shows a stage whose time is measured elsewhere. */
  begin(name: string): void {
    this.#clear();
    if (this.stream.isTTY) this.stream.write(`… ${name}`);
  }

  /** Adds times that were measured elsewhere; the times of one stage for several documents are added up. */
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
