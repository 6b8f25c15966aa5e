import type { World } from '@seller-funds/contract/policies';
import type { AccountHolderRow } from '../../../storage/tables.js';
import type { KycStatus } from '../kyc/kyc-check.js';

export type HolderStatus = Pick<AccountHolderRow, 'status' | 'statusReason'>;

/** The question which status a holder has after each outcome of its check. */
const questions = {
  REJECTED: 'rejectedHolder',
  FAILED: 'failedHolder',
  FORGED: 'forgedHolder',
} as const;

const active: HolderStatus = { status: 'ACTIVE', statusReason: null };

const reasonsOfOutcomes = {
  REJECTED: 'The KYC check was rejected.',
  FAILED: 'The KYC check failed.',
  FORGED: 'A document of the account holder is forged.',
};

/** Returns the status of a holder whose check has not passed. */
export function statusBeforeCheck({ unverifiedHolder }: World): HolderStatus {
  return { status: unverifiedHolder, statusReason: null };
}

/**
 * Returns the status of a holder after a change of its KYC status (D30): NOPAYOUT after REJECTED or FAILED,
 * SUSPENDED after FORGED, until a later check ends differently. A suspension by the operator is kept.
 * @returns undefined if the status does not change
 */
export function statusAfterCheck(
  world: World,
  { status, statusReason: reason }: HolderStatus,
  before: KycStatus,
  after: KycStatus,
): HolderStatus | undefined {
  if (before === after || status === 'CLOSED') return undefined;
  if (status === 'SUSPENDED' && reason !== reasonsOfOutcomes.FORGED) return undefined;
  if (after === 'PASSED') return active;
  if (after in questions) {
    const outcome = after as keyof typeof questions;
    return { status: world[questions[outcome]], statusReason: reasonsOfOutcomes[outcome] };
  }
  return world.unverifiedHolder === 'NOPAYOUT' ? statusBeforeCheck(world) : undefined;
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
