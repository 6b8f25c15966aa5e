/** What several statements come to. */
type Results<S extends readonly (() => unknown)[]> = {
  -readonly [K in keyof S]: Awaited<ReturnType<S[K]>>;
};

/**
 * Starts statements that need nothing of each other and waits for all: PostgreSQL gets them at once and
 * runs them in their order, so that they cost one round trip. It throws what the first of those that
 * failed threw, once all that were started have ended, so that nothing of them can get into another
 * transaction. One that cannot even be started is among those that fail, and the last to be started.
 */
export async function together<S extends readonly (() => unknown)[]>(
  ...statements: S
): Promise<Results<S>> {
  const running: unknown[] = [];
  try {
    for (const start of statements) running.push(start());
    return (await Promise.all(running)) as Results<S>;
  } catch (error) {
    await Promise.allSettled(running);
    throw error;
  }
}
