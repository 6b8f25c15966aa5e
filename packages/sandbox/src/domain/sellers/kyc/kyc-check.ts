import type { KycCheckRow, KycOutcome, KycStatus } from '../../../storage/tables.js';
import type { ReadUnit } from '../../../unit/unit.js';
import type { Finding } from './finding.js';
import { findRows } from '../../../storage/rows.js';

export type { KycOutcome, KycStatus } from '../../../storage/tables.js';

export interface KycCheck {
  /** The code of the holder or the external account. */
  readonly subject: string;
  readonly holder: string;
  readonly kind: KycCheckRow['kind'];
  readonly status: KycStatus;
  readonly findings: readonly Finding[];
  /** The number of the current run; jobs of earlier runs are ignored. */
  readonly run: number;
  /** When the current run ends, in milliseconds since 1970; null if there is none. */
  readonly endsAt: number | null;
  /** The requested outcome of the current or next run (D38), if any. */
  readonly forced: ForcedOutcome | null;
}

/** An outcome that was set by a request or the operator. The operator's takes precedence. */
export interface ForcedOutcome {
  readonly outcome: KycOutcome;
  readonly by: 'REQUEST' | 'OPERATOR';
  /** The reason to show; null for the default. */
  readonly message: string | null;
}

export function newCheck(kind: KycCheck['kind'], subject: string, holder: string): KycCheck {
  const initial = { findings: [], run: 0, endsAt: null, forced: null };
  return { subject, holder, kind, status: 'WAITING_DATA', ...initial };
}

/**
 * Sets the outcome that a request asks for the current or next run, unless the operator has set one (D38).
 * @param outcome undefined if the request has none
 * @returns the same object if nothing changes
 */
export function withOutcome(check: KycCheck, outcome: KycOutcome | undefined): KycCheck {
  if (!outcome || check.forced?.by === 'OPERATOR') return check;
  return { ...check, forced: { outcome, by: 'REQUEST', message: null } };
}

/** Returns the checks of several holders or external accounts, by their codes. */
export async function loadChecks(
  { db }: ReadUnit,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, KycCheck>> {
  const rows = await findRows(db, 'kyc_checks', { subject: subjects });
  return new Map(rows.map((row) => [row.subject, toCheck(row)]));
}

export async function loadCheck(unit: ReadUnit, subject: string): Promise<KycCheck | undefined> {
  return (await loadChecks(unit, [subject])).get(subject);
}

export async function loadAccountChecks({ db }: ReadUnit, holder: string): Promise<KycCheck[]> {
  const match = { holder, kind: 'EXTERNAL_ACCOUNT' } as const;
  const rows = await findRows(db, 'kyc_checks', match, 'subject');
  return rows.map((row) => toCheck(row));
}

function toCheck(row: KycCheckRow): KycCheck {
  const { subject, holder, kind, status, run, outcome, outcome_by: by } = row;
  const forced = outcome && by ? { outcome, by, message: row.outcome_message } : null;
  const findings = JSON.parse(row.findings) as Finding[];
  return { subject, holder, kind, status, findings, run, endsAt: row.ends_at, forced };
}
