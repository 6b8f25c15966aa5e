import type { AccountHolderRow } from '../../../storage/tables.js';
import type { WriteUnit } from '../../../unit/unit.js';
import type { KycStatus } from '../kyc/kyc-check.js';

/** What a holder may do, and why. */
export type HolderStatus = Pick<AccountHolderRow, 'status' | 'status_reason'>;

const active: HolderStatus = { status: 'ACTIVE', status_reason: null };
const forged: HolderStatus = {
  status: 'SUSPENDED',
  status_reason: 'A document of the account holder is forged.',
};

/**
 * What a holder may do after its identity check got another status (D30): no payouts once it is
 * REJECTED or FAILED, suspended once it is FORGED, each until a later check ends otherwise. What an
 * operator decided otherwise stays.
 * @returns undefined where nothing changes
 */
export function statusAfterCheck(
  { status, status_reason: reason }: HolderStatus,
  before: KycStatus,
  after: KycStatus,
): HolderStatus | undefined {
  if (before === after || status === 'CLOSED') return undefined;
  if (status === 'SUSPENDED' && reason !== forged.status_reason) return undefined;
  if (after === 'FORGED') return forged;
  if (after === 'REJECTED' || after === 'FAILED') {
    const outcome = after === 'FAILED' ? 'failed' : 'was rejected';
    return { status: 'NOPAYOUT', status_reason: `The identity check ${outcome}.` };
  }
  return after === 'PASSED' ? active : undefined;
}

const reasons: Readonly<Record<HolderStatus['status'], string>> = {
  ACTIVE: 'The account holder is active.',
  NOPAYOUT: 'The account holder is paid nothing out.',
  SUSPENDED: 'The account holder is suspended.',
  CLOSED: 'The account holder is closed.',
};

/** Describes what a holder may do: the reason that was given for it, else what the status means. */
export function reasonOf({ status, status_reason }: HolderStatus): string {
  return status_reason ?? reasons[status];
}

/** Stores what a holder may do. */
export async function setHolderStatus(
  { db, tenant }: WriteUnit,
  holder: string,
  status: HolderStatus,
): Promise<void> {
  await db
    .updateTable('account_holders')
    .set(status)
    .where('tenant', '=', tenant)
    .where('code', '=', holder)
    .execute();
}
