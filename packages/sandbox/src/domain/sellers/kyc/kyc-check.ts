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

/** Sets the outcome that a request asks for, unless the operator has set one; the same object if nothing changes. */
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

/** The short form of each status, without and with a scheduled run. */
const short: Readonly<
  Record<KycStatus, ShortKycStatus | readonly [ShortKycStatus, ShortKycStatus]>
> = {
  DATA_RECEIVED: ['MISSING_DATA', 'IN_PROGRESS'],
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
  const states = (Object.keys(short) as KycStatus[]).flatMap((status) =>
    [null, 0].map((endsAt) => ({ status, endsAt })),
  );
  const query = db
    .selectFrom('account_holders as h')
    .leftJoin('legal_entities as e', 'e.holder', 'h.code')
    .leftJoin('kyc_checks as k', 'k.subject', 'h.code')
    .where((is) => {
      if (wanted === 'NO_DATA') return is('e.holder', 'is', null);
      const wantedStates = states.filter((state) => shortStatus(state) === wanted);
      const matches = wantedStates.map(({ status, endsAt }) =>
        is.and([
          is('k.status', '=', status),
          is('k.endsAt', endsAt === null ? 'is' : 'is not', null),
        ]),
      );
      return is.and([is('e.holder', 'is not', null), is.or(matches)]);
    });
  const rows = query.select('h.code').orderBy('h.code', page.ascending ? 'asc' : 'desc');
  return readRows(query, rows, page);
}

/** Returns the short form of a status. */
export function shortStatus({
  status,
  endsAt,
}: Pick<KycCheck, 'status' | 'endsAt'>): ShortKycStatus {
  const form = short[status];
  return typeof form === 'string' ? form : form[endsAt === null ? 0 : 1];
}
