import type { ReadUnit } from '../../../unit/unit.js';
import type { ReportPart } from './report-filter.js';

/** A cell: text, a number (amounts in minor units), or empty. */
type Cell = string | number | null;

export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Loads the content of a part of a report. */
export type LoadContent = (unit: ReadUnit, report: ReportPart) => Promise<Table>;

export function buildTable<R>(
  rows: readonly R[],
  columns: Readonly<Record<string, (row: R) => Cell>>,
): Table {
  const cells = Object.values(columns);
  return {
    columns: Object.keys(columns),
    rows: rows.map((row) => cells.map((cell) => cell(row))),
  };
}
