import type { Json } from '../json.js';
import { visitObjects } from '../keywords.js';

const textKeywords = ['description', 'summary'];

/** Returns a document with other descriptions and summaries. Texts in data, such as examples, stay. */
export function rewriteTexts<T extends Json>(value: T, rewrite: (text: string) => string): T {
  const copy = structuredClone(value);
  visitObjects(copy, (object) => {
    for (const key of textKeywords) {
      const text = object[key];
      if (typeof text === 'string') Object.assign(object, { [key]: rewrite(text) });
    }
  });
  return copy;
}
