import type { Changes } from '../output/changes.js';
import { type Contract, operationsOf } from '../model/contract.js';

/** The result for one document. */
export interface JobSummary {
  /** The name of the document; undefined if the run has only one. */
  readonly name: string | undefined;
  readonly contract: Contract;
  readonly changes: Changes;
}

/** Formats the summary at the end of a run: counts of operations and schemas, files written, times. */
export function formatSummary(
  findings: readonly JobSummary[],
  times: ReadonlyMap<string, number>,
): string {
  const count = (key: 'added' | 'changed' | 'unchanged' | 'stale'): number =>
    findings.reduce((sum, { changes }) => sum + changes[key].length, 0);
  const written = count('added') + count('changed');
  return [
    table([['', 'operations', 'schemas'], ...findings.flatMap(rowsOf)]),
    '',
    `Files: ${written + count('unchanged')} in all, ${written} written, ${count('unchanged')} unchanged, ${count('stale')} removed`,
    `Time:  ${[...times].map(([name, time]) => `${name} ${(time / 1000).toFixed(1)} s`).join(', ')}`,
    ...(written + count('stale') === 0 ? ['Nothing has changed.'] : []),
  ].join('\n');
}

function rowsOf({ name, contract }: JobSummary): string[][] {
  const prefix = name === undefined ? '' : `${name}: `;
  return [
    ...contract.modules.map((module) => [
      `${prefix}${module.title}`,
      String(operationsOf(contract, module).length),
      String(contract.schemas.filter((entry) => entry.name.module === module.name).length),
    ]),
    [`${prefix}Webhooks`, String(contract.webhooks.length), ''],
  ];
}

/** Formats rows as text: the first column is aligned left, the others right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const pad = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}
