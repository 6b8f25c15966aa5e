import { formatMoment } from '../../../kernel/moment.js';
import type { ReportRow } from '../../../storage/tables.js';
import type { ReadUnit } from '../../../unit/unit.js';

/** A cell: text, an amount in minor units, or nothing. */
export type Cell = string | number | null;

/** What a report has in its file. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * Reads what a report is about, for its period.
 * @param limit more rows than this are not read
 */
export type Content = (unit: ReadUnit, report: ReportRow, limit: number) => Promise<Table>;

/** A table of found rows. A column says how a row fills it. */
export function tableOf<R>(
  rows: readonly R[],
  columns: Readonly<Record<string, (row: R) => Cell>>,
): Table {
  const cells = Object.values(columns);
  return {
    columns: Object.keys(columns),
    rows: rows.map((row) => cells.map((cell) => cell(row))),
  };
}

/** A cell with a time. */
export function moment(milliseconds: number): string {
  return formatMoment(milliseconds);
}
