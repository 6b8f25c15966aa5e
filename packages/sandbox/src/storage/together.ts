/** What several statements come to. */
type Results<P extends readonly unknown[]> = { -readonly [K in keyof P]: Awaited<P[K]> };

/**
 * Waits for statements that need nothing of each other: PostgreSQL gets them at once and runs them in
 * their order, so that they cost one round trip. All have ended before it throws what the first of those
 * that failed threw, so that nothing of them can get into another transaction.
 */
export async function together<P extends readonly unknown[]>(...running: P): Promise<Results<P>> {
  try {
    return await Promise.all(running);
  } catch (error) {
    await Promise.allSettled(running);
    throw error;
  }
}
