import { diagnostic, DiagnosticError } from '../diagnostics/diagnostic.js';
import { suggestion } from '../diagnostics/nearest.js';

/** What a filter looks at. */
export const filterKinds = ['tag', 'path', 'operation', 'schema'] as const;

/** What a filter looks at. */
export type FilterKind = (typeof filterKinds)[number];

/** A part of a document that is chosen, or left out: `tag:pets`, `path:/v1/*`. */
export interface Filter {
  readonly kind: FilterKind;
  /** A name, in which `*` stands for any text. */
  readonly pattern: string;
  /** The filter as it was given. */
  readonly text: string;
}

/** Which parts of a document to generate from; everything where nothing is included. */
export interface FilterOptions {
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}

/** Reads a filter such as `tag:pets`; undefined if it is none. */
export function parseFilter(text: string): Filter | undefined {
  const [, name = '', pattern = ''] = /^(\w+):(.+)$/s.exec(text) ?? [];
  const kind = filterKinds.find((each) => each === name);
  return kind && { kind, pattern, text };
}

/** Filters of one list, which remember which of them found something. */
export class FilterList {
  readonly #filters: readonly (Filter & { readonly matches: (name: string) => boolean })[];
  readonly #used = new Set<Filter>();
  readonly #known = new Map<FilterKind, Set<string>>();

  /** @throws {DiagnosticError} for a text that is no filter. */
  constructor(texts: readonly string[] = []) {
    this.#filters = texts.map((text) => {
      const filter = parseFilter(text);
      if (!filter) throw new DiagnosticError([diagnostic('filter/malformed', { filter: text })]);
      return { ...filter, matches: matcherOf(filter.pattern) };
    });
  }

  get isEmpty(): boolean {
    return this.#filters.length === 0;
  }

  /** Whether a filter of a kind matches one of the names of something. */
  matches(kind: FilterKind, names: readonly string[]): boolean {
    const known = this.#known.get(kind) ?? new Set<string>();
    this.#known.set(kind, known);
    for (const name of names) known.add(name);
    const found = this.#filters.filter(
      (filter) => filter.kind === kind && names.some((name) => filter.matches(name)),
    );
    for (const filter of found) this.#used.add(filter);
    return found.length > 0;
  }

  /** @throws {DiagnosticError} with each filter that matched nothing, and the nearest name. */
  checkUsed(): void {
    const unused = this.#filters.filter((filter) => !this.#used.has(filter));
    if (unused.length === 0) return;
    throw new DiagnosticError(
      unused.map(({ kind, pattern, text }) => {
        const known = [...(this.#known.get(kind) ?? [])];
        return diagnostic('filter/no-match', { filter: text, near: suggestion(pattern, known) });
      }),
    );
  }
}

/** Whether a text is that of a pattern; only `*` is special, and takes linear time. */
function matcherOf(pattern: string): (text: string) => boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return (text) => text === pattern;
  return (text) => {
    if (!text.startsWith(first)) return false;
    let from = first.length;
    for (const part of rest) {
      const found = text.indexOf(part, from);
      if (found === -1) return false;
      from = found + part.length;
    }
    return text.length - last.length >= from && text.endsWith(last);
  };
}
