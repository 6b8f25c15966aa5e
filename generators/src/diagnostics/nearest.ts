/** Returns the known name that is most similar to a mistyped one; undefined if none is similar. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(name.length / 3));
  let best: { readonly name: string; readonly distance: number } | undefined;
  for (const each of known) {
    const distance = distanceOf(name.toLowerCase(), each.toLowerCase());
    if (distance <= limit && distance < (best?.distance ?? Infinity))
      best = { name: each, distance };
  }
  return best?.name;
}

/** Returns ` (did you mean NAME?)` for a message; empty if no known name is similar. */
export function suggestion(name: string, known: readonly string[]): string {
  const found = nearest(name, known);
  return found === undefined ? '' : ` (did you mean ${found}?)`;
}

/** The Levenshtein distance: the number of letters to insert, remove or replace. */
function distanceOf(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_none, index) => index);
  for (const [index, letter] of Array.from(left).entries()) {
    const next = [index + 1];
    for (let column = 0; column < right.length; column += 1) {
      const changed = (row[column] ?? 0) + (letter === right[column] ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
