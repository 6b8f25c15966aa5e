// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** The limits of a client and of a call. */
export const limitNames = ['retries', 'timeout', 'totalTimeout', 'maxResponseBytes'] as const;

/** What is wrong with the value of a limit; undefined if nothing is. */
export function limitFault(name: string, value: unknown): string | undefined {
  if (value === undefined || (typeof value === 'number' && value >= 0)) return undefined;
  const shown = typeof value === 'number' ? `${value}` : JSON.stringify(value);
  return `${name} is ${shown}; it must be a number of at least 0`;
}
