import { hash32 } from '../../kernel/random.js';

/** Chooses as if by chance: the same seed gives the same choices. */
export class Chance {
  readonly #seed: string;
  #next = 0;

  constructor(seed: string) {
    this.#seed = seed;
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    this.#next += 1;
    return least + (hash32(this.#seed, this.#next) % (most - least + 1));
  }

  /**
   * One of several.
   * @throws {RangeError} where there is none
   */
  pick<T>(choices: readonly T[]): T {
    const choice = choices[this.between(0, choices.length - 1)];
    if (choice === undefined) throw new RangeError('There is nothing to choose from.');
    return choice;
  }

  /** Whether something happens that happens so often, in percent. */
  happens(percent: number): boolean {
    return this.between(1, 100) <= percent;
  }
}
