import { diagnostic, DiagnosticError, fault } from '../diagnostics/diagnostic.js';
import { suggestion } from '../diagnostics/nearest.js';

export const filterKinds = ['tag', 'path', 'operation', 'schema'] as const;

export type FilterKind = (typeof filterKinds)[number];

/** A filter for parts of a document, such as `tag:pets` or `path:/v1/*`. */
export interface Filter {
  readonly kind: FilterKind;
  /** A name in which `*` matches any text. */
  readonly pattern: string;
  readonly text: string;
}

/** The parts of a document to generate or to leave out, such as `tag:pets`; without `include`, all. */
export interface FilterOptions {
  readonly include?: readonly string[] | undefined;
  readonly exclude?: readonly string[] | undefined;
}

/** Parses a filter such as `tag:pets`; undefined if it is invalid. */
export function parseFilter(text: string): Filter | undefined {
  const [, name = '', pattern = ''] = /^(\w+):(.+)$/s.exec(text) ?? [];
  const kind = filterKinds.find((each) => each === name);
  return kind && { kind, pattern, text };
}

/** A list of filters that records which of them matched. */
export class FilterList {
  readonly #filters: readonly (Filter & { readonly matches: (name: string) => boolean })[];
  readonly #used = new Set<Filter>();
  readonly #known = new Map<FilterKind, Set<string>>();

  /** @throws {DiagnosticError} for an invalid filter. */
  constructor(texts: readonly string[] = []) {
    this.#filters = texts.map((text) => {
      const filter = parseFilter(text);
      if (!filter) throw fault('filter/malformed', { filter: text });
      return { ...filter, matches: matcherOf(filter.pattern) };
    });
  }

  get isEmpty(): boolean {
    return this.#filters.length === 0;
  }

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

  /** @throws {DiagnosticError} with each filter that matched nothing, and the most similar name. */
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

/** Returns a function that matches a pattern, in which `*` matches any text, in linear time. */
export function matcherOf(pattern: string): (text: string) => boolean {
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
