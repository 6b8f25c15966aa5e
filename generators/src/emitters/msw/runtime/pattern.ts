import { anyCharacter, readClass, readEscape } from './characters.js';
import type { Random } from './random.js';

/** Makes a text; open repetitions go up to `stretch` more times than they must. */
type Maker = (random: Random, stretch: number) => string;

/** How far open repetitions go, one attempt after another. */
const stretches = [4, 8, 2, 0, 16, 1, 32, 64] as const;

/**
 * A text that a regular expression matches.
 * @param length the length that it should have at least
 * @param fits whether a text will do; several are tried
 * @returns undefined where the pattern is too difficult: lookarounds, back references, contradictions
 */
export function makePattern(
  pattern: string,
  random: Random,
  length: number,
  fits: (text: string) => boolean,
): string | undefined {
  const maker = new PatternReader(pattern).read();
  if (!maker) return undefined;
  for (const stretch of [...stretches, length, length, length]) {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const made = maker(random, stretch);
      // Where the pattern leaves its end open, letters make up for what is missing.
      const longer = made + random.text(anyCharacter.join(''), length - made.length);
      const found = [made, longer].find(fits);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** Reads a regular expression into what makes texts for it. */
class PatternReader {
  #at = 0;
  #isSupported = true;

  private readonly pattern: string;

  constructor(pattern: string) {
    this.pattern = pattern;
  }

  read(): Maker | undefined {
    const maker = this.#alternatives();
    return this.#isSupported && this.#at === this.pattern.length ? maker : undefined;
  }

  #alternatives(): Maker {
    const choices = [this.#sequence()];
    while (this.#takes('|')) choices.push(this.#sequence());
    return (random, stretch) => random.pick(choices)?.(random, stretch) ?? '';
  }

  #sequence(): Maker {
    const parts: Maker[] = [];
    while (this.#at < this.pattern.length && !/[|)]/.test(this.pattern.charAt(this.#at))) {
      parts.push(this.#repeated(this.#atom()));
    }
    return (random, stretch) => parts.map((part) => part(random, stretch)).join('');
  }

  #atom(): Maker {
    if (this.#takes('(')) return this.#group();
    if (this.#takes('^') || this.#takes('$') || this.#takes('\\b')) return () => '';
    if (this.#takes('.')) return oneOf(anyCharacter);
    if (this.#takes('[')) return this.#characters(readClass(this.pattern, this.#at));
    if (this.#takes('\\')) {
      if (/[1-9kB]/.test(this.pattern.charAt(this.#at))) this.#isSupported = false;
      return this.#characters(readEscape(this.pattern, this.#at));
    }
    const character = String.fromCodePoint(this.pattern.codePointAt(this.#at) ?? 0);
    this.#at += character.length;
    return () => character;
  }

  #characters({ set, end }: { set: readonly string[]; end: number }): Maker {
    this.#at = end;
    return oneOf(set);
  }

  #group(): Maker {
    const opening = /^\?(?::|<[\p{ID_Start}$_][\p{ID_Continue}$]*>)/u.exec(
      this.pattern.slice(this.#at),
    );
    if (opening) this.#at += opening[0].length;
    else if (this.pattern.charAt(this.#at) === '?') this.#isSupported = false;
    const inner = this.#alternatives();
    this.#takes(')');
    return inner;
  }

  #repeated(atom: Maker): Maker {
    const found = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(this.pattern.slice(this.#at));
    if (!found) return atom;
    this.#at += found[0].length;
    const [, sign, least, comma, most] = found;
    const first = sign === undefined ? Number(least) : Number(sign === '+');
    const exact = comma === '' ? first : Number.POSITIVE_INFINITY;
    const last = sign === '?' ? 1 : Number(most === undefined || most === '' ? exact : most);
    const limit = sign === '*' || sign === '+' ? Number.POSITIVE_INFINITY : last;
    return (random, stretch) => {
      const count = random.between(first, Math.min(limit, first + stretch));
      return Array.from({ length: count }, () => atom(random, stretch)).join('');
    };
  }

  #takes(text: string): boolean {
    const found = this.pattern.startsWith(text, this.#at);
    if (found) this.#at += text.length;
    return found;
  }
}

/** Letters and digits where the pattern allows some: they read best. */
function oneOf(set: readonly string[]): Maker {
  const plain = set.filter((character) => /[a-z\d]/i.test(character));
  return (random) => random.pick(plain.length > 0 ? plain : set) ?? '';
}
