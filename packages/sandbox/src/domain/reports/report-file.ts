import { isSameSecret } from '../../kernel/secrets.js';
import type { ReportRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';
import { hasFile } from './report.js';
import { findRow, findRows } from '../../storage/rows.js';

export const reportFilesPath = '/files/reports/';

/** The signed URL of a report's file (D107), on the host of the current request; `link` stands for the tenant. */
export function reportFileUrl(
  { code, signature }: ReportRow,
  link: string,
  requestUrl: string,
): string {
  const url = new URL(`${reportFilesPath}${link}/${code}.csv`, requestUrl);
  url.searchParams.set('signature', signature);
  return url.href;
}

/** Returns the parts of a report's file, in order; undefined if the code or signature is wrong or the file has expired (D107). */
export async function findReportFile(
  { db, now }: ReadUnit,
  code: string,
  signature: string,
): Promise<readonly string[] | undefined> {
  const row = await findRow(db, 'reports', { code });
  if (!row || !hasFile(row, now) || !isSameSecret(row.signature, signature)) return undefined;
  const parts = await findRows(db, 'report_parts', { report: code }, 'part');
  return parts.map(({ content }) => content);
}
