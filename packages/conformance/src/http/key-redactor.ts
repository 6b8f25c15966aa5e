/** A shell expression that prints the API key in Base64. */
const inBase64 = (format: string): string =>
  `$(printf ${format} "$API_KEY" | base64 | tr -d "\\n")`;

/** If a text was cut inside a key, its beginning is redacted from this length on, in characters. */
const minimumPrefix = 8;

/** Replaces the API keys of a run in texts with `$API_KEY`. */
export class KeyRedactor {
  readonly #keys: ReadonlySet<string>;
  #made: Forms | undefined;

  /** @param keys the keys to redact; keys may be added to the set later */
  constructor(keys: ReadonlySet<string>) {
    this.#keys = keys;
  }

  redact(text: string): string {
    const { shownFor, pattern } = this.#forms();
    const shown = text.replaceAll(pattern, (form) => shownFor.get(form) ?? '');
    for (const form of shownFor.keys()) {
      const begin = shown.lastIndexOf(form.slice(0, minimumPrefix));
      const isCut = begin >= 0 && shown.length - begin >= minimumPrefix;
      if (isCut && form.startsWith(shown.slice(begin))) return `${shown.slice(0, begin)}$API_KEY`;
    }
    return shown;
  }

  /** Quotes the text as a shell word in which `$API_KEY` is expanded. */
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

  // Built lazily: a run has thousands of keys, and most checks have no text to redact.
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
  /** The number of keys that the forms were built from. */
  readonly of: number;
  /** The forms in which a key may appear, each with its replacement. */
  readonly shownFor: ReadonlyMap<string, string>;
  /** Matches any form, in one capture group. */
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
