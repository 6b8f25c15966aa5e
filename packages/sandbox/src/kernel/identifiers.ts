import { hash32 } from './random.js';

/** What a code is of (D25; divisions have a name of their own instead, transactions by D194). */
export type CodePrefix =
  | 'ah'
  | 'va'
  | 'ea'
  | 'sp'
  | 'si'
  | 'rs'
  | 'po'
  | 'bt'
  | 'ubo'
  | 'kyc'
  | 'onb'
  | 'doc'
  | 'ph'
  | 'tx'
  | 'rep'
  | 'pl'
  | 'jr'
  | 'ev';

/** What the codes of one unit of work derive from. */
export interface CodeSource {
  readonly seed: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The number of the unit of work within its tenant. */
  readonly sequence: number;
}

/** Crockford's alphabet: no letters that look alike. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Gives codes to what one unit of work makes: a prefix and a ULID of the time, the unit's number, a
 * number within the unit and 20 bits from the seed. So codes grow in the order in which things are
 * made, also while the clock stands still, and the same calls give the same codes.
 */
export class Codes {
  readonly #source: CodeSource;
  readonly #head: string;
  #next = 0;

  constructor(source: CodeSource) {
    this.#source = source;
    // Characters of 5 bits: 10 for the time, as in every ULID, and 8 for the sequence.
    this.#head = base32(source.now, 10) + base32(source.sequence, 8);
  }

  /** The same source at another moment, for a job that is due then. */
  at(now: number): Codes {
    return new Codes({ ...this.#source, now });
  }

  /** The next code. */
  next(prefix: CodePrefix): string {
    const index = this.#next;
    this.#next += 1;
    const { seed, sequence } = this.#source;
    const noise = hash32(seed, sequence, index) % 2 ** 20;
    return `${prefix}_${this.#head}${base32(index, 4)}${base32(noise, 4)}`;
  }
}

/**
 * The smallest code of a kind that anything made at a moment, or later, can have. Since codes begin
 * with the time, a range of time is a range of codes.
 */
export function firstCodeAt(prefix: CodePrefix, moment: number): string {
  const latest = 2 ** 48 - 1;
  return `${prefix}_${base32(Math.min(Math.max(moment, 0), latest), 10)}`;
}

function base32(number: number, length: number): string {
  let rest = number;
  let text = '';
  for (let place = 0; place < length; place += 1) {
    text = alphabet.charAt(rest % 32) + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}
