/** Formats rows as a Markdown table: the first column is aligned left, the others right. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const cells = [head, ...rows].map((row) =>
    head.map((_title, column) => (row[column] ?? '').replaceAll('|', '\\|')),
  );
  const widths = head.map((_title, column) =>
    Math.max(3, ...cells.map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join(' | ')} |`;
  const rule = `|${widths
    .map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`))
    .join('|')}|`;
  const [title = [], ...body] = cells;
  return [line(title), rule, ...body.map(line)].join('\n');
}

function pad(text: string, width: number, column: number): string {
  return column === 0 ? text.padEnd(width) : text.padStart(width);
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
