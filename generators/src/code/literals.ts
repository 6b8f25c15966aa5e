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

/** An object of expressions; entries without one are left out. */
export function objectLiteral(
  entries: readonly (readonly [name: string, expression: string | undefined])[],
): string {
  const present = entries.filter(([, expression]) => expression !== undefined);
  if (present.length === 0) return '{}';
  return `{ ${present.map(([name, expression]) => `${propertyKey(name)}: ${expression}`).join(', ')} }`;
}

/** A string in single quotes, safe in source whatever it holds. */
export function stringLiteral(text: string): string {
  const quoted = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", "\\'")
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `'${quoted}'`;
}

/** A pattern as a literal: with Unicode semantics, else without; undefined where neither can be. */
export function regularExpression(pattern: string): string | undefined {
  const unicode = compiled(pattern, 'u');
  return unicode ?? (foreignEscape.test(pattern) ? undefined : compiled(pattern, ''));
}

/**
 * An escape of other languages, such as `\A` or `\p{Alpha}`. Without Unicode semantics it stands for
 * its letter, which is not what anybody means.
 */
const foreignEscape =
  /^(?:[^\\]|\\[^A-Za-z]|\\[bBdDwWsSnrtvfcxuk])*\\(?![bBdDwWsSnrtvfcxuk])[A-Za-z]/;

function compiled(pattern: string, flags: string): string | undefined {
  try {
    return String(new RegExp(pattern, flags));
  } catch {
    return undefined;
  }
}

/** `__proto__` as a plain key would set the prototype instead of a property. */
function propertyKey(name: string): string {
  return name === '__proto__' ? `['__proto__']` : propertyName(name);
}
