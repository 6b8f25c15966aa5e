import type { KycOutcome, PayoutOutcome } from '../storage/tables.js';

interface TestValue<Outcome extends string> {
  readonly value: string;
  readonly outcome: Outcome;
  readonly effect: string;
}

/** The values that steer the sandbox, by field: the rules read them here, and the documentation prints them. */
export const testValues: {
  readonly sellerName: readonly TestValue<KycOutcome>[];
  readonly checkedAccountNumber: readonly TestValue<KycOutcome>[];
  readonly paidAccountNumber: readonly TestValue<PayoutOutcome>[];
  readonly processorReference: readonly TestValue<'now' | 'never' | 'diff'>[];
} = {
  sellerName: [
    { value: 'KYC-REJECTED', outcome: 'REJECTED', effect: 'The check is rejected.' },
    { value: 'KYC-FAILED', outcome: 'FAILED', effect: 'The check fails for a technical reason.' },
    { value: 'KYC-FORGED', outcome: 'FORGED', effect: 'A document is found to be forged.' },
    { value: 'KYC-HOLD', outcome: 'HOLD', effect: 'The check does not end.' },
  ],
  checkedAccountNumber: [
    { value: 'NL34SNDB0000000005', outcome: 'REJECTED', effect: 'The check is rejected.' },
    {
      value: 'NL07SNDB0000000006',
      outcome: 'FORGED',
      effect: 'The statement is found to be forged.',
    },
  ],
  paidAccountNumber: [
    {
      value: 'NL45SNDB0000000001',
      outcome: 'PROCESSED',
      effect: 'Payouts succeed, as with any other valid IBAN.',
    },
    { value: 'NL18SNDB0000000002', outcome: 'FAILED', effect: 'The bank refuses payouts.' },
    { value: 'NL88SNDB0000000003', outcome: 'RETURNED', effect: 'Payouts return after two days.' },
    { value: 'NL61SNDB0000000004', outcome: 'HOLD', effect: 'Payouts stay `ACCEPTED`.' },
  ],
  processorReference: [
    { value: 'settle-now-', outcome: 'now', effect: 'It is settled at once.' },
    { value: 'settle-never-', outcome: 'never', effect: 'It is never settled.' },
    { value: 'settle-diff-', outcome: 'diff', effect: 'It is reported with another amount.' },
  ],
};

/** The outcome of the first value that a text has, by the given comparison; undefined if it has none. */
export function testOutcome<Outcome extends string>(
  values: readonly TestValue<Outcome>[],
  has: (value: string) => boolean,
): Outcome | undefined {
  return values.find(({ value }) => has(value))?.outcome;
}
