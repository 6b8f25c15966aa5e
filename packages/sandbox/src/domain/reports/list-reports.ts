import type { ListReportsSort, ReportType } from '@seller-funds/contract/vocabulary/shared';
import { refuseField } from '../../kernel/service-error.js';
import type { Page, PageRequest, Period } from '../../kernel/page.js';
import { isWithin } from '../../storage/conditions.js';
import { readRows } from '../../storage/pages.js';
import type { ReadUnit } from '../../unit/unit.js';
import type { Report } from './report.js';

interface ReportQuery {
  readonly report: ReportType;
  readonly account: string | undefined;
  readonly period: Period;
  readonly sort: readonly ListReportsSort[];
  readonly direction: readonly ('asc' | 'desc')[];
}

const columns = { createdAt: 'r.createdAt', id: 'r.code', status: 'r.status' } as const;

/**
 * Returns a page of the reports of one type (D219). Ties are sorted by code.
 * @throws {ServiceError} 422 if there are more directions than sort fields
 */
export async function listReports(
  unit: ReadUnit,
  page: PageRequest,
  wanted: ReportQuery,
): Promise<Page<Report>> {
  const { sort, direction } = wanted;
  checkDirections(sort, direction);
  const passing = filterReports(unit, wanted);
  let ordered = passing
    .leftJoin('account_holders as h', 'h.code', 'r.holder')
    .selectAll('r')
    .select('h.displayName');
  for (const [index, field] of sort.entries())
    ordered = ordered.orderBy(columns[field], direction[index] ?? 'asc');
  const result = await readRows(passing, ordered.orderBy('r.code'), page);
  const elements = result.elements.map(({ displayName: holderName, ...row }) => ({
    row,
    holderName,
  }));
  return { elements, total: result.total };
}

function filterReports({ db }: ReadUnit, { report, account, period }: ReportQuery) {
  const passing = db
    .selectFrom('reports as r')
    .where('r.report', '=', report)
    .where(isWithin('r.createdAt', period));
  return account === undefined ? passing : passing.where('r.holder', '=', account);
}

function checkDirections(sort: readonly ListReportsSort[], direction: readonly string[]): void {
  if (direction.length <= sort.length) return;
  refuseField({
    field: 'direction',
    code: '422.500.003',
    params: { directions: direction.length, fields: sort.length },
    attemptedValue: direction.join(),
  });
}
