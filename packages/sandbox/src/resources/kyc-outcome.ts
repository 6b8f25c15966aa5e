import type { KycOutcome } from '../domain/sellers/kyc/kyc-check.js';
import { kycDecisionOutcomeValues } from '../generated/vocabulary/api.js';
import { refuseField } from '../kernel/service-error.js';

/** The request header that sets the outcome of the KYC check that the request starts. */
const header = 'x-sandbox-kyc-outcome';

const outcomes: readonly KycOutcome[] = kycDecisionOutcomeValues;

/**
 * Returns the outcome that a request sets; undefined if it has no such header.
 * @throws {ServiceError} 422 if the outcome is unknown
 */
export function requestedOutcome({ headers }: Request): KycOutcome | undefined {
  const value = headers.get(header);
  if (value === null) return undefined;
  const outcome = outcomes.find((each) => each === value);
  if (outcome !== undefined) return outcome;
  const template = 'The value must be one of {values}.';
  const params = { values: outcomes.join(', ') };
  return refuseField({
    field: header,
    code: '422.900.005',
    params,
    template,
    attemptedValue: value,
  });
}
