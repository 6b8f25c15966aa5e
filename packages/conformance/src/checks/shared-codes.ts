import { elements, member, members, text } from '../json.js';

/** Finds two elements of a list in a response that have the same code; returns a sentence on them. */
export function findSharedCode(body: unknown, name = 'the list'): string | undefined {
  const list = elements(body);
  const codes = list.flatMap((each) => text(member(each, 'code')) ?? []);
  const shared = codes.find((code, index) => codes.indexOf(code) < index);
  if (shared !== undefined) return `two elements of ${name} have the code ${shared}`;
  const inner = [...members(body), ...list.map((each) => [name, each] as const)];
  return inner.map(([key, value]) => findSharedCode(value, key)).find((each) => each !== undefined);
}
