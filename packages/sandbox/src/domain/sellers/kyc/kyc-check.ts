import type { KycCheckRow, KycOutcome, KycStatus } from '../../../storage/tables.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import { readRows } from '../../../storage/pages.js';
import type { ReadUnit } from '../../../unit/unit.js';
import type { Finding } from './finding.js';
import { findRows } from '../../../storage/rows.js';

export type { KycOutcome, KycStatus };

/** A stored check with its findings. */
export interface KycCheck extends Omit<KycCheckRow, 'findings'> {
  readonly findings: readonly Finding[];
}

/** No outcome is requested for the current or next run. */
export const noOutcome = { outcome: null, outcomeBy: null, outcomeMessage: null };

export function newCheck(kind: KycCheck['kind'], subject: string, holder: string): KycCheck {
  const initial = { findings: [], run: 0, endsAt: null, ...noOutcome };
  return { subject, holder, kind, status: 'WAITING_DATA', ...initial };
}

/**
 * Sets the outcome that a request asks for the current or next run, unless the operator has set one.
 * @param outcome undefined if the request has none
 * @returns the same object if nothing changes
 */
export function withOutcome(check: KycCheck, outcome: KycOutcome | undefined): KycCheck {
  if (!outcome || check.outcomeBy === 'OPERATOR') return check;
  return { ...check, outcome, outcomeBy: 'REQUEST', outcomeMessage: null };
}

/** Returns the checks of several holders or external accounts, by their codes. */
export async function loadChecks(
  { db }: ReadUnit,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, KycCheck>> {
  const rows = await findRows(db, 'kyc_checks', { subject: subjects });
  return new Map(rows.map((row) => [row.subject, toCheck(row)]));
}

/** Returns the check of a holder or external account; undefined if it has none. */
export async function loadCheck(unit: ReadUnit, subject: string): Promise<KycCheck | undefined> {
  return (await loadChecks(unit, [subject])).get(subject);
}

export async function loadAccountChecks({ db }: ReadUnit, holder: string): Promise<KycCheck[]> {
  const match = { holder, kind: 'EXTERNAL_ACCOUNT' } as const;
  const rows = await findRows(db, 'kyc_checks', match, 'subject');
  return rows.map((row) => toCheck(row));
}

function toCheck(row: KycCheckRow): KycCheck {
  return { ...row, findings: JSON.parse(row.findings) as Finding[] };
}

/** The KYC status in version 2 and in webhooks (D34). */
type ShortKycStatus = 'MISSING_DATA' | 'IN_PROGRESS' | 'ACTIVE' | 'REJECTED' | 'FAILED';

const short: Readonly<Record<Exclude<KycStatus, 'DATA_RECEIVED'>, ShortKycStatus>> = {
  WAITING_DATA: 'MISSING_DATA',
  MISSING_DATA: 'MISSING_DATA',
  IN_PROGRESS: 'IN_PROGRESS',
  PASSED: 'ACTIVE',
  REJECTED: 'REJECTED',
  FORGED: 'REJECTED',
  FAILED: 'FAILED',
};

/** Returns a page of the codes of the holders whose check has a short status, or that have no legal entity. */
export function listByCheck(
  { db }: ReadUnit,
  page: PageRequest,
  wanted: ShortKycStatus | 'NO_DATA',
): Promise<Page<{ readonly code: string }>> {
  const statuses = Object.entries(short).flatMap(([status, form]) =>
    form === wanted ? [status as KycStatus] : [],
  );
  const own = db
    .selectFrom('account_holders as h')
    .leftJoin('legal_entities as e', 'e.holder', 'h.code')
    .leftJoin('kyc_checks as k', 'k.subject', 'h.code')
    .where((is) => {
      if (wanted === 'NO_DATA') return is('e.holder', 'is', null);
      const received = is('k.status', '=', 'DATA_RECEIVED');
      const isRun = is('k.endsAt', wanted === 'IN_PROGRESS' ? 'is not' : 'is', null);
      const mayBeReceived = wanted === 'IN_PROGRESS' || wanted === 'MISSING_DATA';
      return is.and([
        is('e.holder', 'is not', null),
        is.or([
          is('k.status', 'in', statuses),
          ...(mayBeReceived ? [is.and([received, isRun])] : []),
        ]),
      ]);
    });
  const rows = own.select('h.code').orderBy('h.code', page.ascending ? 'asc' : 'desc');
  return readRows(own, rows, page);
}

/** Returns the short form of a status. DATA_RECEIVED is IN_PROGRESS only if a run is scheduled. */
export function shortStatus({
  status,
  endsAt,
}: Pick<KycCheck, 'status' | 'endsAt'>): ShortKycStatus {
  if (status !== 'DATA_RECEIVED') return short[status];
  return endsAt === null ? 'MISSING_DATA' : 'IN_PROGRESS';
}
