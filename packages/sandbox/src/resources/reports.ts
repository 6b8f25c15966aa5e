import type * as v2 from '@seller-funds/contract/v2';
import type { V2Handlers } from '@seller-funds/server';
import { listReports } from '../domain/reports/list-reports.js';
import type { ReadColumns } from '../domain/reports/make-report.js';
import type { Report } from '../domain/reports/report.js';
import { requestReport } from '../domain/reports/request-report.js';
import { reportFileUrl } from '../domain/reports/report-file.js';
import type { Session } from '../session.js';
import { formatMoment } from '../kernel/moment.js';
import { buildItemsAndPagination, parsePeriod } from '../kernel/page.js';
import { reads, writes } from './handlers.js';

/** Returns the columns of the file of a report, in order: those that the document states (D107). */
export const readReportColumns: ReadColumns = async (report) => {
  const contract = await import('@seller-funds/contract/openapi.json', { with: { type: 'json' } });
  const { schemas } = contract.default.components;
  return Object.keys(schemas['v2.ReportType']['x-report-columns'][report]);
};

export const v2Handlers = {
  createReport: writes(
    (unit, { body: { report, account = null, from = null, to = null } }) =>
      requestReport(unit, { report, account, from, to }),
    (made, { raw }, { link }) => shapeOf(made, link(), raw.url),
  ),
  listReports: reads(
    (unit, { query }) => {
      const { report, account, sort, direction } = query;
      const period = parsePeriod(query, { from: 'from', to: 'to' });
      // The first page is 1 (D219).
      const page = { number: query.page - 1, size: query.limit, ascending: true };
      return listReports(unit, page, { report, account, period, sort, direction });
    },
    (found, { query, raw }, { link }) => {
      const page = { number: query.page, size: query.limit, ascending: true };
      return buildItemsAndPagination(page, found, (one) => shapeOf(one, link(), raw.url));
    },
  ),
} satisfies Partial<V2Handlers<Session>>;

function shapeOf({ row, holderName }: Report, link: string, requestUrl: string): v2.Report {
  return {
    id: row.code,
    report: row.report,
    status: row.status,
    url: row.status === 'COMPLETED' ? reportFileUrl(row, link, requestUrl) : null,
    createdAt: formatMoment(row.createdAt),
    account:
      row.holder === null ? null : { id: row.holder, name: holderName ?? '', type: 'SELLER' },
  };
}
