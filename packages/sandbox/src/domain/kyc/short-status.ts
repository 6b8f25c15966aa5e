import type { KycStatus } from './kyc-check.js';

/** The five values that version 2 and the notifications show (D34). */
export type ShortKycStatus = 'MISSING_DATA' | 'IN_PROGRESS' | 'ACTIVE' | 'REJECTED' | 'FAILED';

const short: Readonly<Record<KycStatus, ShortKycStatus>> = {
  WAITING_DATA: 'MISSING_DATA',
  MISSING_DATA: 'MISSING_DATA',
  DATA_RECEIVED: 'IN_PROGRESS',
  IN_PROGRESS: 'IN_PROGRESS',
  PASSED: 'ACTIVE',
  REJECTED: 'REJECTED',
  FORGED: 'REJECTED',
  FAILED: 'FAILED',
};

/** The short form of a status. */
export function shortStatus(status: KycStatus): ShortKycStatus {
  return short[status];
}
