import { endOfString } from './json-string.js';

/** The path to a value in a JSON text: names and indexes from its root. */
export type JsonPath = readonly (string | number)[];

/** The maximum number of duplicates to report. */
const maxDuplicates = 100;

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
 * Finds duplicate names in the objects of a JSON text. Parsers differ in which of the values they use, so
 * that a value which one has validated may not be the one that another processes.
 * @param text valid JSON
 */
export function findDuplicateNames(text: string): JsonPath[] {
  const found: JsonPath[] = [];
  const open: Container[] = [];
  for (let index = 0; index < text.length && found.length < maxDuplicates; index += 1) {
    const character = text[index];
    const inner = open.at(-1);
    if (character === '{' || character === '[') open.push(openContainer(character, inner));
    else if (character === '}' || character === ']') open.pop();
    else if (character === ',' && typeof inner?.next === 'number') inner.next += 1;
    else if (character === '"') {
      const end = endOfString(text, index);
      const repeated = inner && isName(text, end) && !addName(inner, text.slice(index, end + 1));
      if (repeated) found.push([...inner.path, inner.next]);
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

/** Adds a quoted name to an object; returns false if the object already has it. */
function addName(object: Container, written: string): boolean {
  const name = JSON.parse(written) as string;
  const isNew = object.names?.has(name) === false;
  object.names?.add(name);
  object.next = name;
  return isNew;
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
