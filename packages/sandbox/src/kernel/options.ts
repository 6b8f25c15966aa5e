/** Leaves out what has no value, as responses do (D126). */
export type Defined<T> = { [K in keyof T]: Exclude<T[K], null | undefined> };

/** A copy without the properties that are null or undefined. */
export function defined<T extends object>(value: T): Partial<Defined<T>> {
  const entries = Object.entries(value).filter(
    ([, found]) => found !== null && found !== undefined,
  );
  return Object.fromEntries(entries) as Partial<Defined<T>>;
}
