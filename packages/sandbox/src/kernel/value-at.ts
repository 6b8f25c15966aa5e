/** The steps of a path such as `items[0].amount`: names and indexes. */
export function pathSteps(path: string): string[] {
  return path.match(/[^.[\]]+/g) ?? [];
}

/** The value at a path inside another one; undefined if there is none. */
export function valueAt(value: unknown, steps: readonly string[]): unknown {
  return steps.reduce(
    (inside: unknown, step) =>
      typeof inside === 'object' && inside !== null && Object.hasOwn(inside, step)
        ? Reflect.get(inside, step)
        : undefined,
    value,
  );
}
