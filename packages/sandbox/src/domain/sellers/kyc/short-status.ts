import type { KycCheck, KycStatus } from './kyc-check.js';

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

/** Returns the short form of a status. DATA_RECEIVED is IN_PROGRESS only if a run is scheduled. */
export function shortStatus({
  status,
  ends_at: endsAt,
}: Pick<KycCheck, 'status' | 'ends_at'>): ShortKycStatus {
  if (status !== 'DATA_RECEIVED') return short[status];
  return endsAt === null ? 'MISSING_DATA' : 'IN_PROGRESS';
}
