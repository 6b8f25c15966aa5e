import type { Json } from '../json.js';
import { propertyName } from './identifiers.js';

/** An expression in a literal, such as a call or the name of an import. */
export class Code {
  constructor(readonly text: string) {}
}

/** A JSON value whose parts may be expressions. Properties that are undefined are left out. */
export type Literal = Json | Code | undefined | readonly Literal[] | LiteralObject;

interface LiteralObject {
  readonly [name: string]: Literal;
}

/** An expression in a literal; undefined if there is none. */
export function code(text: string | undefined): Code | undefined {
  return text === undefined ? undefined : new Code(text);
}

/** A value as a TypeScript expression. Objects with names of the document need {@link objectLiteral}. */
export function literal(value: Literal): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'string') return stringLiteral(value);
  if (value instanceof Code) return value.text;
  if (Array.isArray(value)) return `[${(value as readonly Literal[]).map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value as LiteralObject);
  return objectLiteral(
    entries.map(([name, entry]) => [name, entry === undefined ? undefined : literal(entry)]),
  );
}

/** An object literal of expressions; entries that are undefined are left out. */
export function objectLiteral(
  entries: readonly (readonly [name: string, expression: string | undefined])[],
): string {
  const present = entries.filter(([, expression]) => expression !== undefined);
  if (present.length === 0) return '{}';
  return `{ ${present.map(([name, expression]) => `${propertyKey(name)}: ${expression}`).join(', ')} }`;
}

/** A string literal in single quotes, with everything escaped that source code requires. */
export function stringLiteral(text: string): string {
  const quoted = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", "\\'")
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `'${quoted}'`;
}

/** A pattern as a literal: with the flag `u` if possible, else without; undefined if it is invalid. */
export function regularExpression(pattern: string): string | undefined {
  const unicode = compiled(pattern, 'u');
  return unicode ?? (foreignEscape.test(pattern) ? undefined : compiled(withoutOctal(pattern), ''));
}

/** A pattern with `\x1f` for `\037`, which TypeScript refuses. */
function withoutOctal(pattern: string): string {
  return pattern.replace(/\\\\|\\0([0-7]{1,2})/g, (escape, octal?: string) =>
    octal ? `\\x${parseInt(octal, 8).toString(16).padStart(2, '0')}` : escape,
  );
}

/** An escape of other languages, such as `\A` or `\p{Alpha}`. Without the flag `u` it would match its letter. */
const foreignEscape =
  /^(?:[^\\]|\\[^A-Za-z]|\\[bBdDwWsSnrtvfcxuk])*\\(?![bBdDwWsSnrtvfcxuk])[A-Za-z]/;

function compiled(pattern: string, flags: string): string | undefined {
  try {
    return String(new RegExp(pattern, flags));
  } catch {
    return undefined;
  }
}

/** A property key; a plain `__proto__` would set the prototype. */
export function propertyKey(name: string): string {
  return name === '__proto__' ? `['__proto__']` : propertyName(name);
}
