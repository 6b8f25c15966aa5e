import type { ReportType } from '@seller-funds/contract/vocabulary/shared';
import { schedule } from '../../jobs/stored-jobs.js';
import { dayMs, formatMoment } from '../../kernel/moment.js';
import { type FieldFault, refuseFaults } from '../../kernel/service-error.js';
import type { Period } from '../../kernel/page.js';
import type { ReportRow } from '../../storage/tables.js';
import type { WriteUnit } from '../../unit/unit.js';
import type { Report } from './report.js';
import { findRow } from '../../storage/rows.js';

interface ReportToRequest {
  readonly report: ReportType;
  /** The code of the account holder that the report is limited to; null for all sellers. */
  readonly account: string | null;
  /** Calendar dates in UTC, as sent. */
  readonly from: string | null;
  readonly to: string | null;
}

/** The length of a period without `from`, in days (D218). */
const defaultDays = 366;

/** Delays after the request until the sandbox starts and finishes a report. */
const startAfterMs = 1000;
const finishAfterMs = 3000;

/**
 * Schedules a report (D107).
 * @throws {ServiceError} 422 if the seller is unknown, or the period is empty (D218)
 */
export async function requestReport(
  unit: WriteUnit,
  { report, account, from, to }: ReportToRequest,
): Promise<Report> {
  const { period, faults } = resolvePeriod(from, to, unit.now);
  const holderName = account === null ? null : await findHolderName(unit, account);
  if (holderName === undefined && account !== null) {
    faults.push({ field: 'account', code: '422.500.002', attemptedValue: account });
  }
  refuseFaults(faults);
  const code = unit.codes.next('rep');
  const row: ReportRow = {
    code,
    report,
    status: 'SCHEDULED',
    holder: account,
    periodFrom: period.from,
    periodTo: period.to,
    signature: unit.secrets.of(unit.tenant, code),
    completedAt: null,
    createdAt: unit.now,
  };
  await unit.db.insertInto('reports').values(row).execute();
  await schedule(unit, { dueAt: unit.now + startAfterMs, kind: 'REPORT_START', code });
  await schedule(unit, { dueAt: unit.now + finishAfterMs, kind: 'REPORT_FINISH', code });
  return { row, holderName: holderName ?? null };
}

/** The period of a report and its faults: by default 366 days, to the day after the request (D218). */
function resolvePeriod(
  from: string | null,
  to: string | null,
  now: number,
): { period: Required<{ [K in keyof Period]: number }>; faults: FieldFault[] } {
  const end = to === null ? Math.floor(now / dayMs) * dayMs + dayMs : Date.parse(to);
  const begin = from === null ? end - defaultDays * dayMs : Date.parse(from);
  return { period: { from: begin, to: end }, faults: orderFaults(begin, end, to) };
}

function orderFaults(begin: number, end: number, to: string | null): FieldFault[] {
  const attempted = to === null ? {} : { attemptedValue: to };
  if (begin < end) return [];
  const template = 'The value must be later than {from}.';
  const params = { from: formatMoment(begin).slice(0, 10) };
  return [{ field: 'to', code: '422.900.003', template, params, ...attempted }];
}

async function findHolderName({ db }: WriteUnit, holder: string): Promise<string | undefined> {
  return (await findRow(db, 'account_holders', { code: holder }))?.displayName;
}
