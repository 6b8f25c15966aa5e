import { elements, member, members, text } from '../json.js';

/**
 * Finds two elements of a list in a response that have the same code; returns a sentence on them. A `subType` says what an
 * element is of the object with the code: a payout, or its return.
 */
export function findSharedCode(body: unknown, name = 'the list'): string | undefined {
  const list = elements(body);
  const named = list.filter((each) => text(member(each, 'code')) !== undefined);
  const keys = new Set<string>();
  const shared = named.find((each) => keys.size === keys.add(keyOf(each)).size);
  if (shared !== undefined)
    return `two elements of ${name} have the code ${text(member(shared, 'code'))}`;
  const inner = [...members(body), ...list.map((each) => [name, each] as const)];
  return inner.map(([key, value]) => findSharedCode(value, key)).find((each) => each !== undefined);
}

function keyOf(each: unknown): string {
  return JSON.stringify([member(each, 'code'), member(each, 'subType')]);
}
