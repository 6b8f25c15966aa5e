import type { KycOutcome } from '../domain/sellers/kyc/kyc-check.js';
import { kycDecisionOutcomeValues } from '../generated/vocabulary/api.js';
import { refuseField } from '../kernel/service-error.js';

/** The header by which a request says how the check of what it brings ends (D38). */
const header = 'x-sandbox-kyc-outcome';

const outcomes: readonly KycOutcome[] = kycDecisionOutcomeValues;

/**
 * The outcome that a request asks for; undefined where it does not.
 * @throws {ServiceError} 422 for one that there is not
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
