import { hash32 } from '../../kernel/random.js';

/** A pseudorandom generator: the same seed gives the same choices. */
export class SeededRandom {
  #next = 0;

  constructor(private readonly seed: string) {}

  /** Returns an integer from `least` to `most`, both inclusive. */
  between(least: number, most: number): number {
    this.#next += 1;
    return least + (hash32(this.seed, this.#next) % (most - least + 1));
  }

  /** @throws {RangeError} if there are no choices */
  pick<T>(choices: readonly T[]): T {
    const choice = choices[this.between(0, choices.length - 1)];
    if (choice === undefined) throw new RangeError('The list of choices is empty.');
    return choice;
  }

  withProbability(percent: number): boolean {
    return this.between(1, 100) <= percent;
  }
}
