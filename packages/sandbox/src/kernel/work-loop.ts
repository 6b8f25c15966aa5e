/** Runs rounds of work one at a time. Waking it during a round starts another round afterwards. */
export class WorkLoop {
  #running: Promise<void> | undefined;
  #isWanted = false;
  #isStopped = false;

  /**
   * @param round one round of work; must not reject
   * @param onRest called when no further round is requested
   */
  constructor(
    private readonly round: () => Promise<void>,
    private readonly onRest: () => void = () => undefined,
  ) {}

  get isStopped(): boolean {
    return this.#isStopped;
  }

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** Requests a round, which begins at once or after the current one. */
  wake(): void {
    if (this.#isStopped) return;
    this.#isWanted = true;
    this.#running ??= this.#run();
  }

  /** Starts no further rounds; resolves when the current one has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  /** Resolves when no round is running or requested. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#isWanted && !this.#isStopped) {
      this.#isWanted = false;
      await this.round();
    }
    this.#running = undefined;
    this.onRest();
  }
}

/**
 * Repeats work now and in intervals, one round at a time, without keeping the process alive.
 * @param work one round; its signal is aborted when it should end early
 * @param onError called if a round fails; the next one begins nevertheless
 */
export function repeat(
  work: (signal: AbortSignal) => Promise<unknown>,
  intervalMs: number,
  onError: (error: unknown) => void,
): Repeated {
  const end = new AbortController();
  const loop = new WorkLoop(() => work(end.signal).then(() => undefined, onError));
  loop.wake();
  const timer = setInterval(() => loop.wake(), intervalMs).unref();
  return {
    wake: () => loop.wake(),
    stop: () => {
      clearInterval(timer);
      end.abort();
      return loop.stop();
    },
  };
}

export interface Repeated {
  /** Requests a round. */
  readonly wake: () => void;
  /** Resolves when the current round has ended. */
  readonly stop: () => Promise<void>;
}
