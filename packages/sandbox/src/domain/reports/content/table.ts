import type { ReadUnit } from '../../../unit/unit.js';
import type { ReportPart } from './report-filter.js';

/** A cell: text, a number (amounts in minor units), or empty. */
export type Cell = string | number | null;

/** Loads the rows of a part of a report, with a member for each of its columns in `x-report-columns` (D107). */
export type LoadContent = (
  unit: ReadUnit,
  report: ReportPart,
) => Promise<readonly Readonly<Record<string, Cell>>[]>;
