import type { Issue } from './generated/index.js';

/** Fields whose values are never repeated: file contents and social security numbers. */
const secret = new Set(['data', 'socialsecuritynumber']);

/** Fields whose values are masked: numbers of bank accounts. */
const masked = new Set(['accountnumber', 'iban', 'bban']);

/** Enough to recognise a value by; an error is no place for a whole file. */
const maximumCharacters = 256;

/** A value that an error repeats. */
type Repeated =
  | string
  | number
  | boolean
  | null
  | readonly never[]
  | Readonly<Record<string, never>>;

/**
 * The value that was sent, as far as an error may repeat it (D16). Undefined where there is none or
 * it must not be repeated; that goes for objects and arrays that hold something too, since they can hold
 * such values.
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

/** Keeps the first and the last four characters of a number that has more than that. */
function mask(text: string): string {
  if (text.length <= 8) return '*'.repeat(text.length);
  const hidden = '*'.repeat(Math.min(text.length, maximumCharacters) - 8);
  return `${text.slice(0, 4)}${hidden}${text.slice(-4)}`;
}

function shorten(text: string): string {
  return text.length <= maximumCharacters ? text : `${text.slice(0, maximumCharacters)}…`;
}
