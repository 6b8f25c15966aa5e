import type { KycOutcome } from '../domain/sellers/kyc/kyc-check.js';
import { refuseField } from '../kernel/service-error.js';

/** The header by which a request says how the check of what it brings ends (D38). */
const header = 'x-sandbox-kyc-outcome';

const outcomes: readonly string[] = [
  'PASSED',
  'REJECTED',
  'FORGED',
  'FAILED',
  'HOLD',
] satisfies KycOutcome[];

/**
 * The outcome that a request asks for; undefined where it does not.
 * @throws {ServiceError} 422 for one that there is not
 */
export function requestedOutcome({ headers }: Request): KycOutcome | undefined {
  const value = headers.get(header);
  if (value === null) return undefined;
  if (outcomes.includes(value)) return value as KycOutcome;
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
