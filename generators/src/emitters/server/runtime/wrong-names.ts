import { endOfString } from './json-string.js';

/** The path to a value in a JSON text: names and indexes from its root. */
export type JsonPath = readonly (string | number)[];

/** A name that a JSON text must not have, and why. */
export interface WrongName {
  readonly path: JsonPath;
  readonly reason: string;
}

/** The maximum number of wrong names to report. */
const maxNames = 100;

/** An object or array that the scan has entered. */
interface Container {
  /** The path to it. */
  readonly path: JsonPath;
  /** The names seen so far; undefined for an array. */
  readonly names: Set<string> | undefined;
  /** The name or index of the next value. */
  next: string | number;
}

/**
 * Finds names that occur twice in their object, and the name `__proto__`. Parsers differ in which of the values of a
 * duplicate name they use, so that a value which one has validated may not be the one that another processes. Copying
 * an object with `__proto__` would change its prototype.
 * @param text valid JSON
 */
export function findWrongNames(text: string): WrongName[] {
  const found: WrongName[] = [];
  const open: Container[] = [];
  for (let index = 0; index < text.length && found.length < maxNames; index += 1) {
    const character = text[index];
    const inner = open.at(-1);
    if (character === '{' || character === '[') open.push(openContainer(character, inner));
    else if (character === '}' || character === ']') open.pop();
    else if (character === ',' && typeof inner?.next === 'number') inner.next += 1;
    else if (character === '"') {
      const end = endOfString(text, index);
      const reason = inner && isName(text, end) && addName(inner, text.slice(index, end + 1));
      if (reason) found.push({ path: [...inner.path, inner.next], reason });
      index = end;
    }
  }
  return found;
}

function openContainer(bracket: '{' | '[', inner: Container | undefined): Container {
  const path = inner ? [...inner.path, inner.next] : [];
  return bracket === '{'
    ? { path, names: new Set(), next: '' }
    : { path, names: undefined, next: 0 };
}

/** Adds a quoted name to an object; returns what is wrong with it. */
function addName(object: Container, written: string): string | undefined {
  const name = JSON.parse(written) as string;
  const isRepeated = object.names?.has(name) === true;
  object.names?.add(name);
  object.next = name;
  if (name === '__proto__') return 'The name __proto__ is not allowed.';
  return isRepeated ? 'The field stands twice in its object.' : undefined;
}

/** True if a colon follows the string, so that it is a name. */
function isName(text: string, end: number): boolean {
  let next = end + 1;
  while (/\s/.test(text[next] ?? '')) next += 1;
  return text[next] === ':';
}

/** Counts the members of all objects in a JSON value. Not recursive, so that depth is not limited. */
export function countMembers(root: unknown): number {
  let count = 0;
  const open = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    const inner: unknown[] = Object.values(value);
    if (!Array.isArray(value)) count += inner.length;
    for (const one of inner) if (typeof one === 'object') open.push(one);
  }
  return count;
}
