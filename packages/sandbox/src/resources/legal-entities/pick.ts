export function pick(source: object, names: readonly string[]): Record<string, unknown> {
  const entries = Object.entries(source).filter(([name]) => names.includes(name));
  return Object.fromEntries(entries);
}
