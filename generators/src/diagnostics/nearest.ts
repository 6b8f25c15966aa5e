/**
 * The known name that a mistyped one is nearest to; undefined if none is near.
 * @param known names, of which the first of the nearest is taken
 */
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

/** ` (did you mean NAME?)` for a message; empty if nothing is near. */
export function suggestion(name: string, known: readonly string[]): string {
  const found = nearest(name, known);
  return found === undefined ? '' : ` (did you mean ${found}?)`;
}

/** How many letters have to be put in, taken out or changed (Levenshtein). */
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
