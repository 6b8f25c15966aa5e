import type { ReportRow } from '../../storage/tables.js';

/** A report, and the name of the holder that it is limited to. */
export interface Report {
  readonly row: ReportRow;
  readonly holderName: string | null;
}

/** How long a file can be fetched: 7 days (D107). */
export const fileLifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** How many lines a report has at most; a longer one fails. */
export const maximumLines = 100_000;

/** Whether the file of a report is there at a moment. */
export function hasFile(
  row: ReportRow,
  now: number,
): row is ReportRow & { readonly content: string } {
  return row.completed_at !== null && now < row.completed_at + fileLifetimeMs;
}
