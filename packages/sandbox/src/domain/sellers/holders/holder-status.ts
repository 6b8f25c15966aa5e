import type { AccountHolderRow } from '../../../storage/tables.js';
import type { KycStatus } from '../kyc/kyc-check.js';

export type HolderStatus = Pick<AccountHolderRow, 'status' | 'statusReason'>;

const active: HolderStatus = { status: 'ACTIVE', statusReason: null };
const forged: HolderStatus = {
  status: 'SUSPENDED',
  statusReason: 'A document of the account holder is forged.',
};

/**
 * Returns the status of a holder after a change of its KYC status (D30): NOPAYOUT after REJECTED or FAILED,
 * SUSPENDED after FORGED, until a later check ends differently. A suspension by the operator is kept.
 * @returns undefined if the status does not change
 */
export function statusAfterCheck(
  { status, statusReason: reason }: HolderStatus,
  before: KycStatus,
  after: KycStatus,
): HolderStatus | undefined {
  if (before === after || status === 'CLOSED') return undefined;
  if (status === 'SUSPENDED' && reason !== forged.statusReason) return undefined;
  if (after === 'FORGED') return forged;
  if (after === 'REJECTED' || after === 'FAILED') {
    const outcome = after === 'FAILED' ? 'failed' : 'was rejected';
    return { status: 'NOPAYOUT', statusReason: `The identity check ${outcome}.` };
  }
  return after === 'PASSED' ? active : undefined;
}

const reasons: Readonly<Record<HolderStatus['status'], string>> = {
  ACTIVE: 'The account holder is active.',
  NOPAYOUT: 'Payouts to the account holder are blocked.',
  SUSPENDED: 'The account holder is suspended.',
  CLOSED: 'The account holder is closed.',
};

/** Returns the reason of a holder's status; if none is stored, a description of the status. */
export function reasonOf({ status, statusReason }: HolderStatus): string {
  return statusReason ?? reasons[status];
}
