import type * as v1 from '@seller-funds/contract/v1';
import type { Finding } from '../domain/sellers/kyc/finding.js';
import type { KycCheck } from '../domain/sellers/kyc/kyc-check.js';

/** The KYC status, in version 1 (D40). */
export function kycStatusShape({ status, findings }: KycCheck): v1.KycStatus {
  return { status, details: findings.map(detailShape) };
}

/** Contains both pairs of names, because both are in use (D128). */
function detailShape({ code, type, messageCode, message }: Finding): v1.KycStatusDetail {
  return { code, type, messageType: type, messageCode, messageTemplate: message, message };
}
