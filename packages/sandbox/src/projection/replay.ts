/** Marks an answer that repeats an earlier one (D61). */
export function replayHeaders(replayed: boolean): Record<string, string> {
  return replayed ? { 'x-idempotent-replay': 'true' } : {};
}
