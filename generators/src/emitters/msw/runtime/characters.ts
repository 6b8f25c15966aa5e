/** All printable characters of ASCII. */
const printable = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));

const classes: ReadonlyMap<string, RegExp> = new Map([
  ['d', /\d/],
  ['D', /\D/],
  ['w', /\w/],
  ['W', /\W/],
  ['s', /\s/],
  ['S', /\S/],
]);

const controls: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

/** Characters that a part of a pattern can stand for, and where the pattern goes on behind it. */
export interface Characters {
  readonly set: readonly string[];
  readonly end: number;
}

/** What an escape stands for; `at` is the place behind its backslash. */
export function readEscape(pattern: string, at: number): Characters {
  const letter = pattern.charAt(at);
  const known = classes.get(letter);
  if (known) return { set: printable.filter((entry) => known.test(entry)), end: at + 1 };
  const code = /^(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]+)\})/i.exec(pattern.slice(at));
  if (code) {
    const point = Number.parseInt(code[1] ?? code[2] ?? code[3] ?? '', 16);
    return { set: [String.fromCodePoint(point)], end: at + code[0].length };
  }
  const property = /^p\{[^}]*\}/i.exec(pattern.slice(at));
  // Which property it is, the check of the whole text finds out.
  if (property) return { set: Array.from('abcXYZ019'), end: at + property[0].length };
  return { set: [controls.get(letter) ?? letter], end: at + 1 };
}

/** What a class such as `[^a-z_]` stands for; `at` is the place behind its bracket. */
export function readClass(pattern: string, at: number): Characters {
  const negated = pattern.charAt(at) === '^';
  const found: string[] = [];
  let place = negated ? at + 1 : at;
  while (place < pattern.length && pattern.charAt(place) !== ']') {
    const first = readOne(pattern, place);
    const isRange = pattern.charAt(first.end) === '-' && pattern.charAt(first.end + 1) !== ']';
    if (isRange && first.set.length === 1) {
      const last = readOne(pattern, first.end + 1);
      found.push(...range(first.set[0] ?? '', last.set[0] ?? ''));
      place = last.end;
    } else {
      found.push(...first.set);
      place = first.end;
    }
  }
  const set = negated ? printable.filter((entry) => !found.includes(entry)) : found;
  return { set, end: place + 1 };
}

/** What a dot stands for: any character, but these read best. */
export const anyCharacter: readonly string[] = Array.from('abcdefghijklmnopqrstuvwxyz');

function readOne(pattern: string, at: number): Characters {
  if (pattern.charAt(at) === '\\') return readEscape(pattern, at + 1);
  const character = String.fromCodePoint(pattern.codePointAt(at) ?? 0);
  return { set: [character], end: at + character.length };
}

/** The characters of a range; of a long one the first hundred. */
function range(first: string, last: string): string[] {
  const from = first.codePointAt(0) ?? 0;
  const length = Math.min((last.codePointAt(0) ?? 0) - from + 1, 100);
  return Array.from({ length: Math.max(length, 0) }, (_, index) =>
    String.fromCodePoint(from + index),
  );
}
