import { isDeepStrictEqual } from 'node:util';
import { at, isObject, type Json, type JsonObject, resolvePointer } from '../../json.js';
import { type KeyKind, kindBelow } from '../../keywords.js';
import type { Contracts, Finding, Report } from '../finding.js';
import type { RuleName } from '../rules/index.js';

const words: Readonly<Record<string, RuleName>> = {
  contact: 'docs/text-changed',
  contentEncoding: 'schema/encoding-changed',
  contentMediaType: 'schema/encoding-changed',
  description: 'docs/text-changed',
  example: 'docs/example-changed',
  examples: 'docs/example-changed',
  externalDocs: 'docs/text-changed',
  kind: 'docs/text-changed',
  license: 'docs/text-changed',
  oauth2MetadataUrl: 'docs/text-changed',
  parent: 'docs/text-changed',
  summary: 'docs/text-changed',
  tags: 'docs/text-changed',
  termsOfService: 'docs/text-changed',
  title: 'docs/text-changed',
  version: 'docs/text-changed',
};

/** Extensions of known tools that only pages of documentation show. */
const documentation = [
  'x-badges',
  'x-code-samples',
  'x-codeSamples',
  'x-displayName',
  'x-logo',
  'x-summary',
  'x-tagGroups',
  'x-traitTag',
];

/** How to treat extensions. */
export interface ExtensionContext {
  /** Further extensions that only documentation shows. */
  readonly documentation: readonly string[];
  /** True if a rule has reported the extension at a pointer. */
  readonly isReported: (pointer: string) => boolean;
}

interface Part {
  readonly value: Json;
  readonly pointer: string;
}

/**
 * Walks through both documents in parallel, follows references, and reports changes of documentation.
 * Added and removed elements are left to other rules.
 */
export class DocsComparison {
  readonly #met = new Set<string>();

  readonly #before: JsonObject;
  readonly #after: JsonObject;

  constructor(
    { before, after }: Contracts,
    private readonly report: Report,
    private readonly extensions: ExtensionContext,
  ) {
    this.#before = before.document;
    this.#after = after.document;
  }

  compareAt(before: string, after: string): void {
    const old = resolvePointer(this.#before, before);
    const now = resolvePointer(this.#after, after);
    if (old === undefined || now === undefined) return;
    this.#compare({ value: old, pointer: before }, { value: now, pointer: after }, 'keywords');
  }

  /** Compares the documentation of an element without nested elements. */
  compareOwnWords(before: string, after: string): void {
    const old = resolvePointer(this.#before, before);
    const now = resolvePointer(this.#after, after);
    if (!isObject(old) || !isObject(now)) return;
    this.#compareWords({ value: old, pointer: before }, { value: now, pointer: after });
  }

  #compare(before: Part, after: Part, kind: KeyKind): void {
    const old = follow(this.#before, before);
    const now = follow(this.#after, after);
    const key = `${old.pointer}|${now.pointer}`;
    if (this.#met.has(key)) return;
    this.#met.add(key);
    if (Array.isArray(old.value) && Array.isArray(now.value)) this.#compareLists(old, now, kind);
    if (!isObject(old.value) || !isObject(now.value)) return;
    if (kind === 'keywords') this.#compareWords(old, now);
    for (const [name, value] of Object.entries(old.value)) {
      const other = now.value[name];
      if (other === undefined || (kind === 'keywords' && isWord(name))) continue;
      const below = kindBelow(name, kind, Array.isArray(value));
      if (below === 'data') continue;
      this.#compare(
        { value, pointer: at(old.pointer, name) },
        { value: other, pointer: at(now.pointer, name) },
        below,
      );
    }
  }

  /** Matches elements with a name by name, others by position if both lists have the same length. */
  #compareLists(before: Part, after: Part, kind: KeyKind): void {
    const old = partsOf(this.#before, before);
    const now = partsOf(this.#after, after);
    old.forEach((part, index) => {
      const name = nameOf(part);
      const other =
        name === undefined
          ? old.length === now.length && now[index]
          : now.find((each) => nameOf(each) === name);
      if (other) this.#compare(part, other, kind);
    });
  }

  #ruleFor(
    name: string,
    now: Json | undefined,
    { before, after }: Pick<Finding, 'before' | 'after'>,
  ): RuleName | undefined {
    if (name === 'deprecated') return now === true ? 'docs/deprecated' : 'docs/undeprecated';
    if (!name.startsWith('x-')) return words[name];
    const { documentation: more, isReported } = this.extensions;
    if ([...documentation, ...more].includes(name)) return 'docs/extension-changed';
    const isKnown = [before, after].some((place) => place !== undefined && isReported(place));
    return isKnown ? undefined : 'extension/changed';
  }

  #compareWords(before: Part, after: Part): void {
    if (!isObject(before.value) || !isObject(after.value)) return;
    const [old, now] = [before.value, after.value];
    for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
      if (isDeepStrictEqual(old[name], now[name])) continue;
      const places = {
        before: old[name] === undefined ? before.pointer : at(before.pointer, name),
        after: now[name] === undefined ? after.pointer : at(after.pointer, name),
      };
      const rule = this.#ruleFor(name, now[name], places);
      if (!rule) continue;
      const values = rule.startsWith('docs/') ? '' : `: ${show(old[name])} → ${show(now[name])}`;
      this.report({ rule, message: `${name}${values}`, field: '', ...places });
    }
  }
}

function show(value: Json | undefined): string {
  const text = value === undefined ? 'none' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function isWord(name: string): boolean {
  return name === 'deprecated' || name.startsWith('x-') || words[name] !== undefined;
}

/** Follows references; returns the part itself if a reference is unresolved or circular. */
function follow(document: JsonObject, part: Part): Part {
  const passed = new Set<string>();
  let found = part;
  while (isObject(found.value)) {
    const reference: Json | undefined = found.value['$ref'];
    if (typeof reference !== 'string' || passed.has(reference)) return found;
    passed.add(reference);
    const value = resolvePointer(document, reference);
    if (value === undefined) return found;
    found = { value, pointer: reference };
  }
  return found;
}

function partsOf(document: JsonObject, { value, pointer }: Part): Part[] {
  const list = Array.isArray(value) ? (value as readonly Json[]) : [];
  return list.map((entry, index) =>
    follow(document, { value: entry, pointer: at(pointer, index) }),
  );
}

function nameOf({ value }: Part): string | undefined {
  if (!isObject(value) || typeof value['name'] !== 'string') return undefined;
  return `${typeof value['in'] === 'string' ? value['in'] : ''} ${value['name']}`;
}
