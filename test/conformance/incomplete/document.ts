import type { Operation } from '@seller-funds/conformance';
import { api } from '../run.js';

type Json = Readonly<Record<string, unknown>>;

export function exampleOf({ pointer }: Operation): unknown {
  const media = at(`${pointer}/responses/200/content/application~1json`);
  const [first] = Object.values((media as Json | undefined)?.['examples'] ?? {}) as Json[];
  return resolve(first)?.['value'];
}

/** Tests whether a pointer (without `#`) is at or below one of these parts of the document, references resolved. */
export function pointersBelow(starts: readonly string[]): (pointer: string) => boolean {
  const found = new Set<string>();
  const queue = [...starts];
  for (let start = queue.pop(); start !== undefined; start = queue.pop()) {
    if (found.has(start)) continue;
    found.add(start);
    queue.push(...referencesIn(at(start)));
  }
  const all = [...found].map((each) => each.replace('#', ''));
  return (pointer) => all.some((each) => pointer === each || pointer.startsWith(`${each}/`));
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
    key === '$ref' && typeof each === 'string' ? [each] : referencesIn(each),
  );
}

function at(pointer: string): unknown {
  const keys = pointer.replace('#', '').split('/').slice(1);
  return keys.reduce<unknown>((value, key) => {
    const name = decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
    return (resolve(value) ?? {})[name];
  }, api.root);
}

function resolve(value: unknown): Json | undefined {
  const object = value as Json | undefined;
  const reference = object?.['$ref'];
  return typeof reference === 'string' ? (at(reference) as Json) : object;
}
