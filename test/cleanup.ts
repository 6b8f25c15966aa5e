const cleanups: (() => unknown)[] = [];

/** Calls a function after the tests of the file, the last one first. Unlike a hook, it can be called anywhere. */
export function afterFile(cleanup: () => unknown): void {
  cleanups.push(cleanup);
}

/**
 * For the setup file of Vitest.
 * @throws {AggregateError} after all functions, if some of them failed
 */
export async function cleanUp(): Promise<void> {
  const errors: unknown[] = [];
  for (const cleanup of cleanups.splice(0).toReversed())
    await Promise.resolve()
      .then(cleanup)
      .catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, errors.join('\n'));
}
