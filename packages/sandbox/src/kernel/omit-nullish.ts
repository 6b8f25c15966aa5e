/** An object type without null and undefined values, as in responses (D126). */
type NonNullish<T> = { [K in keyof T]: Exclude<T[K], null | undefined> };

/** Returns a copy without the properties that are null or undefined. */
export function omitNullish<T extends object>(value: T): Partial<NonNullish<T>> {
  const found: Partial<Record<keyof T, unknown>> = {};
  for (const name in value)
    if (value[name] !== null && value[name] !== undefined) found[name] = value[name];
  return found as Partial<NonNullish<T>>;
}
