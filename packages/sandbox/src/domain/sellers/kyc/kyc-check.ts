import type { KycCheckRow, KycOutcome, KycStatus } from '../../../storage/tables.js';
import type { ReadUnit } from '../../../unit/unit.js';
import type { Finding } from './finding.js';

export type { KycOutcome, KycStatus } from '../../../storage/tables.js';

/** The check of a holder or of an external account. */
export interface KycCheck {
  /** The code of the holder or the external account. */
  readonly subject: string;
  readonly holder: string;
  readonly kind: KycCheckRow['kind'];
  readonly status: KycStatus;
  readonly findings: readonly Finding[];
  /** Counts the runs; jobs of an earlier one do nothing. */
  readonly run: number;
  /** When the present run may end; null while none is under way. */
  readonly endsAt: number | null;
  /** How the present or next run ends, where a request or the operator said so (D38). */
  readonly forced: ForcedOutcome | null;
}

/** An outcome that somebody asked for. The operator's word goes above that of a request. */
export interface ForcedOutcome {
  readonly outcome: KycOutcome;
  readonly by: 'REQUEST' | 'OPERATOR';
  /** The reason to show; null for the usual one. */
  readonly message: string | null;
}

/** The check of what nothing was sent for yet. */
export function newCheck(kind: KycCheck['kind'], subject: string, holder: string): KycCheck {
  const nothing = { findings: [], run: 0, endsAt: null, forced: null };
  return { subject, holder, kind, status: 'WAITING_DATA', ...nothing };
}

/**
 * A check after what a request says about its present or next run; the operator's word stands (D38).
 * @param outcome undefined where the request does not say
 * @returns the same check where nothing changes
 */
export function withOutcome(check: KycCheck, outcome: KycOutcome | undefined): KycCheck {
  if (!outcome || check.forced?.by === 'OPERATOR') return check;
  return { ...check, forced: { outcome, by: 'REQUEST', message: null } };
}

/** The checks of several holders or external accounts, by their codes. */
export async function loadChecks(
  { db, tenant }: ReadUnit,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, KycCheck>> {
  if (subjects.length === 0) return new Map();
  const query = db.selectFrom('kyc_checks').selectAll().where('tenant', '=', tenant);
  const rows = await query.where('subject', 'in', subjects).execute();
  return new Map(rows.map((row) => [row.subject, checkOf(row)]));
}

/** The check of one holder or external account; undefined where there is no such thing. */
export async function loadCheck(unit: ReadUnit, subject: string): Promise<KycCheck | undefined> {
  return (await loadChecks(unit, [subject])).get(subject);
}

/** The checks of a holder's external accounts. */
export async function loadAccountChecks(
  { db, tenant }: ReadUnit,
  holder: string,
): Promise<KycCheck[]> {
  const query = db.selectFrom('kyc_checks').selectAll().where('tenant', '=', tenant);
  const rows = await query
    .where('holder', '=', holder)
    .where('kind', '=', 'EXTERNAL_ACCOUNT')
    .orderBy('subject')
    .execute();
  return rows.map((row) => checkOf(row));
}

function checkOf(row: KycCheckRow): KycCheck {
  const { subject, holder, kind, status, run, outcome, outcome_by: by } = row;
  const forced = outcome && by ? { outcome, by, message: row.outcome_message } : null;
  const findings = JSON.parse(row.findings) as Finding[];
  return { subject, holder, kind, status, findings, run, endsAt: row.ends_at, forced };
}
