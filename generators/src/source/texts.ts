import { isObject, type Json } from '../json.js';
import { kindBelow, type KeyKind } from '../keywords.js';

const textKeywords: ReadonlySet<string> = new Set(['description', 'summary']);

/** Returns a document with other descriptions and summaries. Texts in data, such as examples, stay. */
export function rewriteTexts<T extends Json>(
  value: T,
  rewrite: (text: string) => string,
  kind: KeyKind = 'keywords',
): T {
  const below = (key: string, inside: Json): Json => {
    if (kind === 'keywords' && typeof inside === 'string' && textKeywords.has(key))
      return rewrite(inside);
    return rewriteTexts(inside, rewrite, kindBelow(key, kind, Array.isArray(inside)));
  };
  if (kind === 'data') return value;
  if (Array.isArray(value))
    return value.map((entry: Json) => rewriteTexts(entry, rewrite, kind)) as Json as T;
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inside]) => [key, below(key, inside)]);
  return Object.fromEntries(entries) as T;
}
