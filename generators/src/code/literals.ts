import { isObject, type Json } from '../json.js';
import { propertyName } from './identifiers.js';

/** A JSON value as a TypeScript expression. */
export function literal(value: Json | undefined): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'string') return stringLiteral(value);
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(literal).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  return objectLiteral(Object.entries(value).map(([name, entry]) => [name, literal(entry)]));
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
  return unicode ?? (foreignEscape.test(pattern) ? undefined : compiled(pattern, ''));
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
function propertyKey(name: string): string {
  return name === '__proto__' ? `['__proto__']` : propertyName(name);
}
