/** The limits of a client and of a call. */
export const limitNames = ['retries', 'timeout', 'totalTimeout', 'maxResponseBytes'] as const;

/** The names of options, which no parameter of a query should have. */
export const optionNames: readonly string[] = [...limitNames, 'signal', 'headers'];

/** What is wrong with the first invalid limit among some options; undefined if all are valid. */
export function limitFault(
  options: Readonly<Partial<Record<(typeof limitNames)[number], unknown>>>,
): string | undefined {
  for (const name of limitNames) {
    const value = options[name];
    if (value === undefined || (typeof value === 'number' && value >= 0)) continue;
    const shown = typeof value === 'number' ? `${value}` : JSON.stringify(value);
    return `${name} is ${shown}; it must be a number of at least 0`;
  }
  return undefined;
}
