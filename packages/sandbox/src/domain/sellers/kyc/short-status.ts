import type { KycCheck, KycStatus } from './kyc-check.js';

/** The five values that version 2 and the notifications show (D34). */
export type ShortKycStatus = 'MISSING_DATA' | 'IN_PROGRESS' | 'ACTIVE' | 'REJECTED' | 'FAILED';

const short: Readonly<Record<Exclude<KycStatus, 'DATA_RECEIVED'>, ShortKycStatus>> = {
  WAITING_DATA: 'MISSING_DATA',
  MISSING_DATA: 'MISSING_DATA',
  IN_PROGRESS: 'IN_PROGRESS',
  PASSED: 'ACTIVE',
  REJECTED: 'REJECTED',
  FORGED: 'REJECTED',
  FAILED: 'FAILED',
};

/** The short form of a status. Received data is IN_PROGRESS only while a run of its check is planned. */
export function shortStatus({
  status,
  endsAt,
}: Pick<KycCheck, 'status' | 'endsAt'>): ShortKycStatus {
  if (status !== 'DATA_RECEIVED') return short[status];
  return endsAt === null ? 'MISSING_DATA' : 'IN_PROGRESS';
}
