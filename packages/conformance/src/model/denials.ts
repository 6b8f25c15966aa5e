import { balancesOf } from './balances.js';
import { sellerOf, type ExternalAccount, type Merchant, type PayoutBody } from './merchant.js';

/** CORE-PO-003, CORE-PO-004, CORE-PO-027, D30, D47, D86: why a payout is denied; undefined if it is not. */
export function denialOf(
  merchant: Merchant,
  { accountCode, targetCurrency = 'EUR' }: PayoutBody,
  { hasPassed, currencies }: ExternalAccount,
  amount: number,
): string | undefined {
  const owner = sellerOf(merchant, accountCode);
  if (owner?.status !== 'ACTIVE') return `a holder who is ${owner?.status ?? 'unknown'}`;
  if (!owner.hasPassed) return 'a holder who has not passed';
  if (!hasPassed) return 'an external account that has not passed';
  if (!accepts(currencies, targetCurrency)) return 'the currency';
  if (amount === 0) return 'no money';
  if (amount > balancesOf(merchant, accountCode).payout) return 'too little money';
  return paidOut(merchant, owner.accounts) + amount > owner.limit ? 'the limit' : undefined;
}

/** D184: EUR, and those that the external account allows; none stands for all. */
function accepts(allowed: readonly string[] | undefined, currency: string): boolean {
  if (currency === 'EUR') return true;
  return allowed !== undefined && (allowed.length === 0 || allowed.includes(currency));
}

function paidOut({ payouts }: Merchant, accounts: readonly string[]): number {
  return payouts
    .filter(({ sent, takenAt, backAt }) => {
      return accounts.includes(sent.accountCode) && takenAt !== undefined && backAt === undefined;
    })
    .reduce((sum, { amount = 0 }) => sum + amount, 0);
}
