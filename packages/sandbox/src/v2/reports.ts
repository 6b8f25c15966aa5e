import type * as v2 from '@seller-funds/contract/v2';
import type { V2Handlers } from '@seller-funds/server';
import { listReports } from '../domain/reports/list-reports.js';
import type { Report } from '../domain/reports/report.js';
import { requestReport } from '../domain/reports/request-report.js';
import { reportFileUrl } from '../domain/reports/report-file.js';
import type { Session } from '../session.js';
import { formatMoment } from '../kernel/moment.js';
import { buildItemsAndPagination, parsePeriod } from '../kernel/page.js';

/** Reports, in version 2. */
export const reports = {
  createReport: async ({ body, raw }, { link, write }) => {
    const { report, account = null, from = null, to = null } = body;
    const command = { report, account, from, to };
    const made = await write((unit) => requestReport(unit, command));
    return { status: 200, body: shapeOf(made, link, raw.url) };
  },

  listReports: async ({ query, raw }, { link, read }) => {
    const { report, account, sort, direction, page, limit } = query;
    const found = await read((unit) => {
      const period = parsePeriod(query, { from: 'from', to: 'to' });
      return listReports(unit, { report, account, period, sort, direction, page, size: limit });
    });
    const request = { number: page, size: limit, ascending: true };
    const body = buildItemsAndPagination(request, found, (one) => shapeOf(one, link, raw.url));
    return { status: 200, body };
  },
} satisfies Partial<V2Handlers<Session>>;

function shapeOf({ row, holderName }: Report, link: string, requestUrl: string): v2.Report {
  return {
    id: row.code,
    report: row.report,
    status: row.status,
    url: row.status === 'COMPLETED' ? reportFileUrl(row, link, requestUrl) : null,
    createdAt: formatMoment(row.created_at),
    account:
      row.holder === null ? null : { id: row.holder, name: holderName ?? '', type: 'SELLER' },
  };
}
