/** An object type without null and undefined values, as in responses (D126). */
type NonNullish<T> = {
  [K in keyof T as null extends T[K] ? never : undefined extends T[K] ? never : K]: T[K];
} & {
  [K in keyof T as null extends T[K] ? K : undefined extends T[K] ? K : never]?: NonNullable<T[K]>;
};

/** Returns a copy without the properties that are null or undefined. */
export function omitNullish<T extends object>(value: T): NonNullish<T> {
  const found: Record<string, unknown> = {};
  for (const name in value)
    if (value[name] !== null && value[name] !== undefined) found[name] = value[name];
  return found as NonNullish<T>;
}

/** Returns the properties with some names, except those that are null or undefined: the fields of a response. */
export function pickFields<T extends object, Name extends string>(
  source: T,
  names: readonly Name[],
): NonNullish<Pick<T, Extract<Name, keyof T>>> {
  return omitNullish(pick(source, names));
}

/** Returns the properties with some names: the documented fields of a body, which may have others (D12). */
export function pick<T extends object, Name extends string>(
  source: T,
  names: readonly Name[],
): Pick<T, Extract<Name, keyof T>> {
  const values = source as Readonly<Record<string, unknown>>;
  const found: Record<string, unknown> = {};
  for (const name of names) if (name in values) found[name] = values[name];
  return found as Pick<T, Extract<Name, keyof T>>;
}
