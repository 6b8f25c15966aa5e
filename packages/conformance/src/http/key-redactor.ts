/** Prints a key in Base64, in the reader's shell. */
const inBase64 = (format: string): string =>
  `$(printf ${format} "$API_KEY" | base64 | tr -d "\\n")`;

/** So much of the beginning of a key, in characters, is worth hiding where a text was cut inside it. */
const telling = 8;

/** Takes the keys of a run out of texts: `$API_KEY` stands for them. */
export class KeyRedactor {
  readonly #keys: ReadonlySet<string>;
  #made: Forms | undefined;

  /** @param keys the keys; some may come later */
  constructor(keys: ReadonlySet<string>) {
    this.#keys = keys;
  }

  /** The text without keys. */
  redact(text: string): string {
    const { shownFor, pattern } = this.#forms();
    const shown = text.replaceAll(pattern, (form) => shownFor.get(form) ?? '');
    for (const form of shownFor.keys()) {
      const begin = shown.lastIndexOf(form.slice(0, telling));
      const isCut = begin >= 0 && shown.length - begin >= telling;
      if (isCut && form.startsWith(shown.slice(begin))) return `${shown.slice(0, begin)}$API_KEY`;
    }
    return shown;
  }

  /** The text as a word of a shell, which puts its own key in. */
  quote(text: string): string {
    const { shownFor, pattern } = this.#forms();
    // Every other piece is a key.
    const pieces = text.split(pattern);
    if (pieces.length === 1) return `'${text.replaceAll("'", `'\\''`)}'`;
    const words = pieces.map((piece, index) =>
      index % 2 === 1 ? (shownFor.get(piece) ?? '') : piece.replaceAll(/["$\\`]/g, String.raw`\$&`),
    );
    return `"${words.join('')}"`;
  }

  // A run has thousands of keys; most checks have nothing to show that could hold one.
  #forms(): Forms {
    if (this.#made?.of === this.#keys.size) return this.#made;
    // Longer ones first: one key may begin with another.
    const shownFor = new Map(
      [...this.#keys]
        .filter((key) => key !== '')
        .flatMap(formsOf)
        .toSorted(([a], [b]) => b.length - a.length),
    );
    const all = [...shownFor.keys()].map((form) =>
      form.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`),
    );
    const pattern = new RegExp(all.length > 0 ? `(${all.join('|')})` : '($.)', 'g');
    this.#made = { of: this.#keys.size, shownFor, pattern };
    return this.#made;
  }
}

interface Forms {
  /** How many keys there were. */
  readonly of: number;
  /** What a key may look like in a text, and what is shown instead. */
  readonly shownFor: ReadonlyMap<string, string>;
  /** Any of them, in one group. */
  readonly pattern: RegExp;
}

function formsOf(key: string): [form: string, shown: string][] {
  return [
    [key, '$API_KEY'],
    [encodeURIComponent(key), '$API_KEY'],
    [JSON.stringify(key).slice(1, -1), '$API_KEY'],
    [Buffer.from(key).toString('base64'), inBase64('%s')],
    [Buffer.from(`${key}:`).toString('base64'), inBase64('%s:')],
  ];
}
