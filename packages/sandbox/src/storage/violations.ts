interface DatabaseError {
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly message?: unknown;
}

const conflicts = new Set<unknown>(['40001', '40P01']);

/** True for serialization failures and deadlocks: the transaction can be retried. */
export function isConflict(error: unknown): boolean {
  return conflicts.has((error as DatabaseError | undefined)?.code) || isOutdatedPlan(error);
}

/** True if PostgreSQL refuses a prepared statement because a migration has changed its table. */
export function isOutdatedPlan(error: unknown): boolean {
  const { code, message } = (error ?? {}) as DatabaseError;
  return code === '0A000' && String(message).includes('cached plan');
}

/** True if PostgreSQL ignores a statement because an earlier one in the transaction failed. */
export function isAborted(error: unknown): boolean {
  return (error as DatabaseError | undefined)?.code === '25P02';
}

/** True if PostgreSQL refuses a text because it is too long for an index. */
export function isIndexEntryTooLong(error: unknown): boolean {
  return (error as DatabaseError | undefined)?.code === '54000';
}

/** True if a row with the same key exists. */
export function isDuplicate(error: unknown): boolean {
  const { code, message } = (error ?? {}) as DatabaseError;
  return code === '23505' || String(message).startsWith('UNIQUE constraint failed');
}

/** True if a statement violated the CHECK constraint of this name. */
export function violatesCheck(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const { constraint: named, message } = error as DatabaseError;
  return named === constraint || message === `CHECK constraint failed: ${constraint}`;
}
