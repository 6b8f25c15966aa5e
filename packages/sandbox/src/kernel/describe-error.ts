import { inspect } from 'node:util';

/** The message of anything that was thrown. An AggregateError has those of its errors. */
export function describeError(error: unknown): string {
  if (error instanceof AggregateError)
    return error.errors.map((one) => describeError(one)).join('; ');
  if (error instanceof Error) return error.message;
  // An object may have no `toString`.
  return typeof error === 'string' ? error : inspect(error, { depth: 0 });
}
