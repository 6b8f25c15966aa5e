/**
 * Makes what tells whether the service can recognise the repeat of a request.
 * @param names the fields of the body that together identify a write
 */
export function hasKey(names: readonly string[]): (body: unknown) => boolean {
  return (body) => {
    const fields = Object(body) as Record<string, unknown>;
    return names.every((name) => fields[name] != null);
  };
}
