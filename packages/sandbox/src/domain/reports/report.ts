import type { ReportRow } from '../../storage/tables.js';

/** A report with the name of the holder that it is limited to; null if it is not limited. */
export interface Report {
  readonly row: ReportRow;
  readonly holderName: string | null;
}

/** How long a file can be downloaded: 7 days (D107). */
const fileLifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** The maximum number of rows of a report; a report with more fails. */
export const maximumRows = 100_000;

/** True from the completion of a report until its file expires; `now` is in milliseconds since 1970. */
export function hasFile(row: ReportRow, now: number): boolean {
  return row.completedAt !== null && now < row.completedAt + fileLifetimeMs;
}
