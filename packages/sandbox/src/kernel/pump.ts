/** Runs rounds of work, one after the other: whoever wakes it during a round gets another one after that. */
export class Pump {
  readonly #round: () => Promise<void>;
  readonly #onRest: () => void;
  #running: Promise<void> | undefined;
  #isWanted = false;
  #isStopped = false;

  /**
   * @param round does what is to be done; it must not reject
   * @param onRest called when no other round is wanted
   */
  constructor(round: () => Promise<void>, onRest: () => void = () => undefined) {
    this.#round = round;
    this.#onRest = onRest;
  }

  /** Whether it was stopped. */
  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Asks for a round, which begins at once or after the one that runs. */
  wake(): void {
    if (this.#isStopped) return;
    this.#isWanted = true;
    this.#running ??= this.#run();
  }

  /** Begins no other round; resolves when the last one has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  /** Resolves when no round runs and none is wanted. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#isWanted && !this.#isStopped) {
      this.#isWanted = false;
      await this.#round();
    }
    this.#running = undefined;
    this.#onRest();
  }
}
