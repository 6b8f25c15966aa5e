import { type Invariant, ledgerInvariants } from '../ledger/invariants.js';
import { payoutInvariants } from './payouts/invariants.js';
import { refundInvariants } from './refunds/invariants.js';
import { settlementInvariants } from './settlement/invariants.js';
import { splitInvariants } from './splits/invariants.js';
import { transferInvariants } from './transfers/invariants.js';

export const invariants: readonly Invariant[] = [
  ...ledgerInvariants,
  ...splitInvariants,
  ...refundInvariants,
  ...settlementInvariants,
  ...transferInvariants,
  ...payoutInvariants,
];
