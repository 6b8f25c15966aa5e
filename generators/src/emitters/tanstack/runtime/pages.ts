/**
 * The number of the page that follows; undefined after the last one. With a total that is the page up to
 * which all elements were seen, without it the first that is not full.
 * @param lengths how many elements each page had
 * @param number of the last page
 * @param size how many elements a page may have, where that is known
 * @param total how many there are on all pages, where that is known
 */
export function nextPage(
  lengths: readonly number[],
  number: number,
  size: unknown,
  total?: unknown,
): number | undefined {
  const last = lengths.at(-1) ?? 0;
  const seen = lengths.reduce((sum, length) => sum + length, 0);
  const isLast =
    typeof total === 'number' ? seen >= total : typeof size === 'number' && last < size;
  return last === 0 || isLast ? undefined : number + 1;
}
