import type { Issue } from './generated/index.js';

/** Fields whose values are never returned: file contents and social security numbers. */
const secret = new Set(['data', 'socialsecuritynumber']);

/** Fields whose values are masked: bank account numbers. */
const masked = new Set(['accountnumber', 'iban', 'bban']);

/** The maximum length of a returned value. */
const maximumCharacters = 256;

/** A value that an error may return. */
type Repeated =
  | string
  | number
  | boolean
  | null
  | readonly never[]
  | Readonly<Record<string, never>>;

/**
 * Returns the value that was sent, if an error may return it (D16). Undefined if the value is missing or
 * secret, and for objects and arrays that are not empty, since they may contain secret values.
 */
export function attemptedValue(issue: Issue): Repeated | undefined {
  const { received } = issue;
  const name = (issue.path.findLast((step) => typeof step === 'string') ?? '').toLowerCase();
  if (secret.has(name)) return undefined;
  if (typeof received === 'string' || typeof received === 'number') {
    if (masked.has(name)) return mask(String(received));
    return typeof received === 'string' ? shorten(received) : received;
  }
  if (typeof received === 'boolean' || received === null) return received;
  if (typeof received !== 'object' || Object.keys(received).length > 0) return undefined;
  return Array.isArray(received) ? [] : {};
}

/** Masks a number except its first and last four characters; all of it if it is no longer. */
function mask(text: string): string {
  if (text.length <= 8) return '*'.repeat(text.length);
  const hidden = '*'.repeat(Math.min(text.length, maximumCharacters) - 8);
  return `${text.slice(0, 4)}${hidden}${text.slice(-4)}`;
}

function shorten(text: string): string {
  return text.length <= maximumCharacters ? text : `${text.slice(0, maximumCharacters)}…`;
}
