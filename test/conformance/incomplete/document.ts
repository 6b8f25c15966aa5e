import { lookUp } from '../../../packages/conformance/src/document/pointer.js';
import { api } from '../run.js';

/** Tests whether a pointer (without `#`) is at or below one of these parts of the document, references resolved. */
export function pointersBelow(starts: readonly string[]): (pointer: string) => boolean {
  const found = new Set<string>();
  const queue = [...starts];
  for (let start = queue.pop(); start !== undefined; start = queue.pop()) {
    if (found.has(start)) continue;
    found.add(start);
    queue.push(...referencesIn(lookUp(api.root, start)));
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
