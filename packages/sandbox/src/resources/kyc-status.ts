import type * as v1 from '@seller-funds/contract/v1';
import { formatFindings } from '../domain/sellers/kyc/finding.js';
import { type KycCheck, shortStatus } from '../domain/sellers/kyc/kyc-check.js';
import { omitNullish } from '../kernel/fields.js';

/** The KYC status, in version 1 (D40). Findings have both pairs of names, because both are in use (D128). */
export function kycToV1({ status, findings }: KycCheck): v1.KycStatus {
  const details = findings.map(({ code, type, messageCode, message }) => {
    return { code, type, messageType: type, messageCode, messageTemplate: message, message };
  });
  return { status, details };
}

export function kycToV2(check: KycCheck) {
  const kycMessage = formatFindings(check.findings);
  return { kycStatus: shortStatus(check), ...omitNullish({ kycMessage }) };
}
