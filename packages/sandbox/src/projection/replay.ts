/** Returns the headers that mark a response as an idempotent replay (D61). */
export function replayHeaders(replayed: boolean): Record<string, string> {
  return replayed ? { 'x-idempotent-replay': 'true' } : {};
}
