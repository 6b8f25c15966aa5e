import { render } from 'preact';
import { DataTable, type Table } from './data-table.js';

/** The texts of a table as CSV (RFC 4180). Programs would run a text that begins like a formula, so it gets an apostrophe. */
export function csvOf<Row>(table: Table<Row>, rows: readonly Row[]): string {
  const place = document.createElement('div');
  render(<DataTable table={table} rows={rows} />, place);
  for (const button of place.querySelectorAll('button')) button.remove();
  const lines = [...place.querySelectorAll('thead tr, tbody tr')].map(({ children }) =>
    [...children].map((cell) => {
      const text = (cell.textContent ?? '').trim().replace(/^(?=[=+@\t]|-(?!\d))/, "'");
      return `"${text.replaceAll('"', '""')}"`;
    }),
  );
  render(null, place);
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}
