import { elements } from '../json.js';
import { balancesOf } from './balances.js';
import {
  owns,
  sellerOf,
  type Data,
  type ExternalAccount,
  type Merchant,
  type PayoutBody,
  type Seller,
} from './merchant.js';

/** How much can be paid out in total (D47). */
const limits = { FULL_KYC: Infinity, LIGHT_KYC: 250_000 };

/** CORE-PO-003, CORE-PO-004, CORE-PO-027, D30, D47, D86: why a payout is denied; undefined if it is not. */
export function denialOf(
  merchant: Merchant,
  { accountCode, targetCurrency = 'EUR' }: PayoutBody,
  { check, data }: ExternalAccount,
  amount: number,
): string | undefined {
  const owner = sellerOf(merchant, accountCode);
  if (owner && !canBePaid(merchant, owner)) return `a holder who is ${owner.status}`;
  if (owner && owner.check.state !== 'PASSED') return 'a holder who has not passed';
  if (check.state !== 'PASSED') return 'an external account that has not passed';
  if (!accepts(data, targetCurrency)) return 'the currency';
  if (amount === 0) return 'no money';
  if (amount > balancesOf(merchant, accountCode).payout) return 'too little money';
  const isOver = owner && paidOut(merchant, owner) + amount > limits[owner.tier];
  return isOver && merchant.world.lightPayouts === 'limited' ? 'the limit' : undefined;
}

/** D30: only active holders get payouts, and suspended ones if the service says so. */
function canBePaid({ world }: Merchant, { status }: Seller): boolean {
  return status === 'ACTIVE' || (status === 'SUSPENDED' && world.suspendedPayouts === 'paid');
}

/** D184: its own currency, and those that the external account allows; none stands for all. */
function accepts(account: Data, wanted: string): boolean {
  const { currency, acceptOtherCurrencies, allowedOtherCurrencyCodes } = account;
  if (wanted === currency) return true;
  const allowed = elements(allowedOtherCurrencyCodes);
  return acceptOtherCurrencies === true && (allowed.length === 0 || allowed.includes(wanted));
}

/** True if more than half of what can be paid out to a seller is. */
export function isNearLimit(merchant: Merchant, seller: Seller): boolean {
  return paidOut(merchant, seller) * 2 > limits[seller.tier];
}

function paidOut({ payouts }: Merchant, seller: Seller): number {
  return payouts
    .filter(({ sent, takenAt, backAt }) => {
      return owns(seller, sent.accountCode) && takenAt !== undefined && backAt === undefined;
    })
    .reduce((sum, { amount = 0 }) => sum + amount, 0);
}
