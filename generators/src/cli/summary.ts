import type { Changes } from '../output/changes.js';
import type { Contract } from '../model/contract.js';

/** The short table at the end of a run: what the document has, what was written, how long it took. */
export function summary(
  contract: Contract,
  changes: Changes,
  times: ReadonlyMap<string, number>,
): string {
  const written = changes.added.length + changes.changed.length;
  const total = written + changes.unchanged.length;
  return [
    table([
      ['', 'operations', 'schemas'],
      ...contract.modules.map(({ name, title }) => [
        title,
        String(contract.operations.filter((entry) => entry.name.module === name).length),
        String(contract.schemas.filter((entry) => entry.name.module === name).length),
      ]),
      ['Webhooks', String(contract.webhooks.length), ''],
    ]),
    '',
    `Files: ${total} in all, ${written} written, ${changes.unchanged.length} unchanged, ${changes.stale.length} removed`,
    `Time:  ${[...times].map(([name, time]) => `${name} ${seconds(time)}`).join(', ')}`,
    ...(written + changes.stale.length === 0 ? ['Nothing has changed.'] : []),
  ].join('\n');
}

/** Rows as text: the first column to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const pad = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
