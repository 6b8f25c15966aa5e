/** Formats rows as a Markdown table: the first column is aligned left, the others right. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const cells = [head, ...rows].map((row) =>
    head.map((_title, column) => (row[column] ?? '').replaceAll('|', '\\|')),
  );
  const widths = head.map((_title, column) =>
    Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) => `${'-'.repeat(width + 1)}${column === 0 ? '-' : ':'}`);
  const [title = [], ...body] = cells;
  return [line(title), `|${rule.join('|')}|`, ...body.map(line)].join('\n');
}

/** Formats milliseconds as seconds with a few digits. */
export function seconds(milliseconds: number | undefined): string {
  if (milliseconds === undefined) return '–';
  return (milliseconds / 1000).toFixed(milliseconds < 9950 ? 2 : 1);
}

/** Formats bytes as MiB. */
export function mebibytes(bytes: number | undefined): string {
  return bytes === undefined ? '–' : (bytes / 2 ** 20).toFixed(bytes < 10 * 2 ** 20 ? 1 : 0);
}
