import type { Stage } from '../stage.js';
import type { Seller } from './sellers.js';

/** What an account holds, in EUR minor units (D55). */
export interface Balances {
  /** What processors have reported. */
  readonly confirmed: number;
  /** What they have not. */
  readonly pending: number;
  /** What can be paid out. */
  readonly payout: number;
}

/** The balances of a seller's account. */
export async function balancesOf(stage: Stage, seller: Seller): Promise<Balances> {
  const holder = await stage.call('v2.getAccountHolder', {
    path: { accountHolderCode: seller.code },
    query: { _fragments: ['accounts'] },
  });
  const account = holder.accounts?.find(({ code }) => code === seller.accountCode);
  const euro = account?.balances.find(({ currency }) => currency === 'EUR');
  if (!euro) stage.fail('the account shows its balance in EUR', JSON.stringify(account ?? null));
  const { confirmed, pending, payout } = euro;
  return { confirmed, pending, payout };
}

/** What is pending on an account of a seller. */
export async function pendingOf(stage: Stage, seller: Seller): Promise<number> {
  return (await balancesOf(stage, seller)).pending;
}

/** The balances of an account of the merchant, and its code. */
export async function merchantAccount(
  stage: Stage,
  type: 'LIABLE' | 'FEE',
): Promise<Balances & { readonly code: string }> {
  const divisions = await stage.call('v2.listDivisions', {});
  const found = divisions
    .flatMap(({ balances }) => balances)
    .find(({ virtualAccountType }) => virtualAccountType === type);
  if (!found) stage.fail(`the division has a ${type} account`, 'there is none');
  return {
    code: found.virtualAccountCode,
    confirmed: Number(found.confirmedBalance),
    pending: Number(found.pendingBalance),
    payout: Number(found.payoutBalance),
  };
}

/** The balances of the merchant's liable account, and its code. */
export function liable(stage: Stage): Promise<Balances & { readonly code: string }> {
  return merchantAccount(stage, 'LIABLE');
}

/** What LIABLE got while something was done; undefined where others may use it meanwhile. */
export async function gainOfLiable(
  stage: Stage,
  act: () => Promise<unknown>,
): Promise<number | undefined> {
  const sum = async (): Promise<number> => {
    const { confirmed, pending } = await liable(stage);
    return confirmed + pending;
  };
  const before = await sum();
  await act();
  return stage.isAlone ? (await sum()) - before : undefined;
}
