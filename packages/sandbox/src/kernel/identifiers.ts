import { hash32 } from './random.js';
import { refuseField } from './service-error.js';

/** A code as the sandbox generates it (D25). */
export const codePattern = /^[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}$/;

/** The request header with the codes of what the request creates, such as `sp_01KKBX2Y4Z6A8B0C2D4E6F8G0H`. */
export const codesHeader = 'x-sandbox-codes';

/**
 * Refuses the codes of a request.
 * @throws {ServiceError} always, 422
 */
export function refuseCodes(template: string, attemptedValue?: string): never {
  return refuseField({ field: codesHeader, code: '422.900.005', template, attemptedValue });
}

/** The prefix of a code, by kind of resource (D25, D194). Divisions have no generated codes. */
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

interface CodeSource {
  readonly seed: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The number of the unit of work within its tenant. */
  readonly sequence: number;
}

/** Crockford's Base32 alphabet, without letters that look alike. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Codes of a unit of work: a prefix and a ULID of time, unit, counter and 20 bits of the seed. They sort by creation,
 * even while the clock is frozen, and the same calls produce the same codes.
 */
export class CodeGenerator {
  readonly #requested: string[];
  readonly #head: string;
  #next = 0;

  /** @param requested the codes to use first, in the order of creation */
  constructor(
    private readonly source: CodeSource,
    requested: readonly string[] = [],
  ) {
    this.#requested = [...requested];
    // Characters of 5 bits: 10 for the time, as in every ULID, and 8 for the sequence.
    this.#head = base32(source.now, 10) + base32(source.sequence, 8);
  }

  /** Returns a generator with the same source at another time, for a job that is due then. */
  at(now: number): CodeGenerator {
    return new CodeGenerator({ ...this.source, now });
  }

  /**
   * A number that is larger than those of earlier units, and grows with each code of this one. Safe for 2^33 units, of up
   * to 2^20 codes each.
   */
  get number(): number {
    return this.source.sequence * 2 ** 20 + this.#next;
  }

  /** Returns the next code: the next requested one with this prefix, or else a generated one. */
  next(prefix: CodePrefix): string {
    const index = this.#next;
    this.#next += 1;
    const wanted = this.#requested.findIndex((code) => code.startsWith(`${prefix}_`));
    const [requested] = wanted < 0 ? [] : this.#requested.splice(wanted, 1);
    if (requested !== undefined) return requested;
    const { seed, sequence } = this.source;
    const noise = hash32(seed, sequence, index) % 2 ** 20;
    return `${prefix}_${this.#head}${base32(index, 4)}${base32(noise, 4)}`;
  }

  /** @throws {ServiceError} 422 if a code of the request is not used */
  refuseUnused(): void {
    const [unused] = this.#requested;
    if (unused !== undefined)
      refuseCodes('The request creates nothing that takes this code.', unused);
  }
}

/** The smallest code of a resource created at or after a moment, so that a period is a range of codes. */
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
