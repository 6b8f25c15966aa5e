/**
 * Creates a function that returns true if a body has its idempotency key.
 * @param names the body fields that make up the key
 */
export function hasIdempotencyKey(names: readonly string[]): (body: unknown) => boolean {
  return (body) => {
    const fields = Object(body) as Record<string, unknown>;
    return names.every((name) => fields[name] != null);
  };
}
