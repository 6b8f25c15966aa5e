import { kycStatusStatusValues } from '@seller-funds/contract/vocabulary/shared';
import type {
  DeliveryState,
  AccountHolderRow,
  KycStatus,
  PayoutState,
  TransactionRow,
} from '../storage/tables.js';

interface Transition<State extends string> {
  readonly from: readonly State[];
  /** States in which doing it again changes nothing, and is no error. */
  readonly again?: readonly State[];
  /** What it needs besides the state. */
  readonly needs?: string;
  readonly then: string;
}

type HolderStatus = AccountHolderRow['status'];
type TransactionStatus = TransactionRow['status'];

interface States {
  readonly payout: PayoutState;
  readonly payment: TransactionStatus;
  readonly refund: TransactionStatus;
  readonly chargeback: 'BOOKED' | 'REVERSED';
  readonly seller: HolderStatus;
  readonly check: KycStatus;
  readonly delivery: DeliveryState;
}

const open: readonly HolderStatus[] = ['ACTIVE', 'NOPAYOUT', 'SUSPENDED'];
const unsettled = { from: ['PENDING_SETTLEMENT'] } as const;
const unpaid = { from: ['WAITING', 'ACCEPTED'] } as const;

/** What can be done with each object, by its state: for the APIs, the dashboard and the documentation. */
export const transitions = {
  payout: {
    PROCESSED: { ...unpaid, then: 'The money arrives at the bank.' },
    FAILED: { ...unpaid, then: 'The bank refuses it, and the money returns to the account.' },
    RETURNED: {
      from: ['WAITING', 'ACCEPTED', 'PROCESSED'],
      then: 'The money arrives and is sent back to the account.',
    },
    HOLD: { ...unpaid, then: 'It stays ACCEPTED until another outcome is set.' },
    delete: { from: ['WAITING'], then: 'It is CANCELLED; version 1 does not return it any more.' },
  },
  payment: {
    settle: { ...unsettled, then: 'The money can be paid out.' },
    cancel: {
      ...unsettled,
      again: ['CANCELLED'],
      needs: 'no refund',
      then: 'All its items are taken back.',
    },
    refund: {
      from: ['PENDING_SETTLEMENT', 'RECONCILED'],
      needs: 'an amount that is not refunded or charged back yet',
      then: 'The accounts of its items are debited.',
    },
    chargeback: {
      from: ['PENDING_SETTLEMENT', 'RECONCILED'],
      needs: 'at most the amount of the payment',
      then: 'The liable account of the merchant is debited.',
    },
  },
  refund: { settle: { ...unsettled, then: 'The refund counts in the confirmed balance.' } },
  chargeback: {
    reverse: {
      from: ['BOOKED'],
      again: ['REVERSED'],
      then: 'The liable account gets the amount back.',
    },
  },
  seller: {
    ACTIVE: { from: open, then: 'Payouts are possible once the checks have passed.' },
    NOPAYOUT: { from: open, then: 'Payouts are denied.' },
    SUSPENDED: { from: open, then: 'Payouts are denied, whatever a later check says.' },
    CLOSED: { from: open, needs: 'empty accounts', then: 'Nothing can be changed any more.' },
  },
  check: {
    PASSED: {
      from: kycStatusStatusValues,
      then: 'The seller or the bank account can receive payouts.',
    },
    REJECTED: { from: kycStatusStatusValues, then: 'A seller becomes NOPAYOUT.' },
    FORGED: { from: kycStatusStatusValues, then: 'A seller becomes SUSPENDED.' },
    FAILED: { from: kycStatusStatusValues, then: 'A seller becomes NOPAYOUT.' },
    HOLD: {
      from: kycStatusStatusValues,
      then: 'The check does not end until another outcome is set.',
    },
  },
  delivery: {
    replay: {
      from: ['DUE', 'WAITING', 'DELIVERED', 'FAILED', 'CANCELLED'],
      then: 'The webhook is sent once more at once.',
    },
  },
} as const satisfies {
  readonly [K in keyof States]: Readonly<Record<string, Transition<States[K]>>>;
};

type Kind = keyof States;
export type ActionOf<K extends Kind> = keyof (typeof transitions)[K] & string;

/** What can be done with an object of a kind in a state; nothing in a state that the table does not know. */
export function actionsOf<K extends Kind>(kind: K, state: string): ActionOf<K>[] {
  return Object.keys(transitions[kind]).filter((action): action is ActionOf<K> =>
    can(kind, action as ActionOf<K>, state),
  );
}

/** True if an action is possible in a state, as far as the state decides it. */
export function can<K extends Kind>(kind: K, action: ActionOf<K>, state: string): boolean {
  const rows: Readonly<Record<string, Transition<string>>> = transitions[kind];
  return rows[action]?.from.includes(state) === true;
}
