import type { EventType } from '@seller-funds/webhooks';
import { settledPayment } from '../seed/payment.js';
import type { SeedStep } from '../seed/seed.js';

interface Trigger {
  /** The outcomes of the KYC check or the payout; the first is the default. */
  readonly outcomes: readonly string[];
  /** Builds the calls that cause the event; `reference` is unique in the tenant. */
  readonly steps: (outcome: string, reference: string) => readonly SeedStep[];
}

const seller: SeedStep = {
  call: 'v2.createAccountHolder',
  as: 'seller',
  body: { displayName: 'Triggered Seller' },
};

const passed = { outcome: 'PASSED' };

/** The events of `sandbox trigger`, by the names of the webhooks. */
export const triggers: Readonly<Record<EventType, Trigger>> = {
  kycUpdate: {
    outcomes: ['PASSED', 'REJECTED', 'FAILED', 'FORGED'],
    steps: (outcome) => [
      seller,
      { call: 'decideHolderCheck', path: { code: '${seller.code}' }, body: { outcome } },
    ],
  },
  payoutUpdate: {
    outcomes: ['PROCESSED', 'FAILED', 'RETURNED'],
    steps: (outcome, reference) => [
      seller,
      { call: 'decideHolderCheck', path: { code: '${seller.code}' }, body: passed },
      {
        call: 'v2.createExternalAccount',
        as: 'bank',
        path: { accountHolderCode: '${seller.code}' },
        body: {
          accountType: 'IBAN',
          accountNumber: 'NL45SNDB0000000001',
          currency: 'EUR',
          displayName: 'Triggered Seller',
        },
      },
      { call: 'decideExternalAccountCheck', path: { code: '${bank.code}' }, body: passed },
      settledPayment(reference, 1250, '${seller.accounts[0].code}'),
      {
        call: 'v2.createPayoutRequest',
        as: 'payout',
        body: { accountCode: '${seller.accounts[0].code}' },
      },
      // Runs the job that sends the payout to the bank.
      { call: 'advanceClock', body: { seconds: 1 } },
      { call: 'decidePayout', path: { code: '${payout.code}' }, body: { outcome } },
    ],
  },
};
