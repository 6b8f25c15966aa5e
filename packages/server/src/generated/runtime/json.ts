// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { countMembers, findDuplicateNames } from './duplicate-names.js';
import { type Issue, RequestFault } from './fault.js';
import { makeIssue } from './issues.js';
import { endOfString } from './json-string.js';

/** What a JSON text may hold, so that no text can exhaust the stack or the memory. */
export interface JsonLimits {
  /** How deep arrays and objects may be nested. */
  readonly maxBodyDepth: number;
  /** How many values, counted with those inside of others, there may be. */
  readonly maxBodyValues: number;
}

/** Limits far above what an API's bodies need, far below what hurts. */
export const defaultJsonLimits: JsonLimits = { maxBodyDepth: 100, maxBodyValues: 100_000 };

/**
 * Parses the JSON of a request's body. The name `__proto__` is refused, because copying such an object
 * would change its prototype, and so is a name that stands twice in an object.
 * @throws {RequestFault} `malformed`, with a message that repeats nothing of the text; `invalid` with
 * the places of names that stand twice or are `__proto__`
 */
export function parseJson(text: string, limits: JsonLimits): unknown {
  const { members } = measure(text, limits);
  const value = parse(text);
  // Of two members with one name JSON.parse keeps one.
  if (members !== countMembers(value))
    throw new RequestFault({ kind: 'invalid', issues: twice(text) });
  // An escape may stand in the name too. Most texts have neither, and need no second look.
  if (/__proto__|\\u/.test(text)) refusePrototypes(value);
  return value;
}

/**
 * Decodes the UTF-8 of a request's body. A byte order mark is dropped.
 * @throws {RequestFault} `malformed` where it is not valid UTF-8
 */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw malformed('The request body is not valid UTF-8.');
  }
}

function twice(text: string): Issue[] {
  const template = 'The field stands twice in its object.';
  return findDuplicateNames(text).map((path) =>
    makeIssue({ in: 'body', path }, { code: 'syntax', template, params: {} }),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed('The request body is not valid JSON.');
  }
}

/** Counts before anything is built. A text that is no JSON is miscounted, and refused later. */
function measure(
  text: string,
  { maxBodyDepth, maxBodyValues }: JsonLimits,
): { readonly members: number } {
  let depth = 0;
  let members = 0;
  let values = 1;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') index = endOfString(text, index);
    else if (character === ',') values += 1;
    else if (character === ':') members += 1;
    else if (character === '[' || character === '{') {
      depth += 1;
      values += 1;
    } else if (character === ']' || character === '}') depth -= 1;
    if (depth > maxBodyDepth) {
      throw malformed(`The request body is nested deeper than ${maxBodyDepth} levels.`);
    }
    if (values > maxBodyValues) {
      throw malformed(`The request body has more than ${maxBodyValues} values.`);
    }
  }
  return { members };
}

/** Not recursive: a text may be nested deeper than the stack holds. */
function refusePrototypes(root: unknown): void {
  const issues: Issue[] = [];
  const open: { readonly value: unknown; readonly path: Issue['path'] }[] = [
    { value: root, path: [] },
  ];
  // What is found on the way is looked at too.
  for (const { value, path } of open) {
    if (issues.length === mostPrototypes) break;
    if (typeof value !== 'object' || value === null) continue;
    if (Object.hasOwn(value, '__proto__')) issues.push(prototypeAt([...path, '__proto__']));
    for (const [name, one] of Object.entries(value)) {
      open.push({ value: one, path: [...path, Array.isArray(value) ? Number(name) : name] });
    }
  }
  if (issues.length > 0) throw new RequestFault({ kind: 'invalid', issues });
}

/** As many as one mistake could make; a longer answer would serve nobody. */
const mostPrototypes = 10;

function prototypeAt(path: Issue['path']): Issue {
  const template = 'The name __proto__ is not allowed.';
  return makeIssue({ in: 'body', path }, { code: 'syntax', template, params: {} });
}

function malformed(message: string): RequestFault {
  return new RequestFault({ kind: 'malformed', message });
}
