import type { Issue } from './generated/index.js';

/** Fields whose values are never returned: file contents, social security numbers and bank numbers. */
const secret = new Set([
  'data',
  'socialsecuritynumber',
  'accountnumber',
  'routingnumber',
  'iban',
  'bban',
]);

const maximumCharacters = 256;

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
  if (typeof received === 'string') return shorten(received);
  if (typeof received === 'number' || typeof received === 'boolean') return received;
  if (received === null) return null;
  if (typeof received !== 'object' || Object.keys(received).length > 0) return undefined;
  return Array.isArray(received) ? [] : {};
}

function shorten(text: string): string {
  return text.length <= maximumCharacters ? text : `${text.slice(0, maximumCharacters)}…`;
}
