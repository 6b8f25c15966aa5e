/** A source of chance that always gives the same sequence for the same seed. */
export class Random {
  #state: number;

  /** @param seed any text; each has a sequence of its own */
  constructor(seed: string) {
    this.#state = hash(seed);
  }

  /** A number from 0 up to, but not including, 1. */
  next(): number {
    // The mulberry32 generator: small, and even enough for data that looks random.
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number between two others, both included. */
  between(first: number, last: number): number {
    return first + Math.floor(this.next() * (last - first + 1));
  }

  /** One of several; undefined where there are none. */
  pick<T>(choices: readonly T[]): T | undefined {
    return choices[this.between(0, choices.length - 1)];
  }

  /** Characters out of some, so many. */
  text(characters: string, length: number): string {
    return Array.from({ length: Math.max(length, 0) }, () =>
      characters.charAt(this.between(0, characters.length - 1)),
    ).join('');
  }
}

/** The hash FNV-1a with 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value | 0;
}
