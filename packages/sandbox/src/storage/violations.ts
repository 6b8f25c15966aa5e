/** The part of a database's error that says which it is. */
interface DatabaseError {
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly message?: unknown;
}

const conflicts = new Set<unknown>(['40001', '40P01']);

/** Whether the database gave up a transaction for another one's sake: it is worth another try. */
export function isConflict(error: unknown): boolean {
  return conflicts.has((error as DatabaseError | undefined)?.code) || isOutdatedPlan(error);
}

/** Whether PostgreSQL refuses a prepared statement because a migration has changed what its table has. */
export function isOutdatedPlan(error: unknown): boolean {
  const { code, message } = (error ?? {}) as DatabaseError;
  return code === '0A000' && String(message).includes('cached plan');
}

/** Whether PostgreSQL ignores a statement because an earlier one of the transaction failed. */
export function wasAborted(error: unknown): boolean {
  return (error as DatabaseError | undefined)?.code === '25P02';
}

/** Whether PostgreSQL refuses a text that is too long for an index: it has to tell it from all others. */
export function isTooLong(error: unknown): boolean {
  return (error as DatabaseError | undefined)?.code === '54000';
}

/** Whether a statement broke the CHECK constraint of this name. */
export function violates(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const { constraint: named, message } = error as DatabaseError;
  return named === constraint || message === `CHECK constraint failed: ${constraint}`;
}
