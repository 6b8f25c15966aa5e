/** True if a text matches a pattern, in which `*` matches anything. */
export function matches(pattern: string, id: string): boolean {
  const parts = pattern
    .split('*')
    .map((part) => part.replaceAll(/[\\^$.+?()[\]{}|]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`).test(id);
}
