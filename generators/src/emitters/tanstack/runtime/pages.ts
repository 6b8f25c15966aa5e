/**
 * Returns the number of the next page; undefined after the last page. The last page is the one that reaches
 * the total or, without a total, the first that is not full.
 * @param lengths the number of elements of each page so far
 * @param number the number of the current page
 * @param size the page size, if known
 * @param total the number of elements on all pages, if known
 */
export function nextPage(
  lengths: readonly number[],
  number: number,
  size?: unknown,
  total?: unknown,
): number | undefined {
  return nextOffset(lengths, size, total) === undefined ? undefined : number + 1;
}

/** The same for pages that are selected by the number of elements before them. */
export function nextOffset(
  lengths: readonly number[],
  size?: unknown,
  total?: unknown,
): number | undefined {
  const last = lengths.at(-1) ?? 0;
  const seen = lengths.reduce((sum, length) => sum + length, 0);
  const isLast =
    typeof total === 'number' ? seen >= total : typeof size === 'number' && last < size;
  return last === 0 || isLast ? undefined : seen;
}
