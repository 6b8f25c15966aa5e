import type { BodyOf, Stage } from '../stage.js';

/** The body of a payment split of version 2. */
export type SplitBody = BodyOf<'v2.createPaymentSplit'>;
/** One item of it. */
export type SplitItem = SplitBody['items'][number];

/** A seller with one virtual account. */
export interface Seller {
  readonly code: string;
  readonly accountCode: string;
}

/** Creates a seller with a name only. */
export async function createSeller(stage: Stage): Promise<Seller> {
  const extRef = stage.unique();
  const holder = await stage.call('v1.createAccountHolder', {
    body: {
      extRef,
      displayName: `Seller ${extRef}`,
      accounts: [{ extRef: `${extRef}-a`, displayName: `Seller ${extRef}` }],
    },
  });
  const accountCode = holder.accounts?.[0]?.code;
  if (accountCode === undefined) stage.fail('a new holder has an account', 'none is shown');
  return { code: holder.code, accountCode };
}

/** A split of version 2 with the given items, their sum and a fresh reference. */
export function splitOf(stage: Stage, items: SplitItem[], extRef = stage.unique()): SplitBody {
  return {
    extRef,
    totalAmount: items.reduce((sum, item) => sum + (item.amount ?? 0), 0),
    currency: 'EUR',
    paymentProcessor: 'ADYEN',
    pspExtRef: `psp-${extRef}`,
    items,
  };
}

/** A leaf of a split. Without an account it goes where the rules send it. */
export function leaf(
  extRef: string,
  label: 'PRODUCT_ITEM' | 'COMMISSION' | 'DISCOUNT' | 'SHIPPING' | 'PLATFORM_DISCOUNT',
  amount: number,
  accountCode?: string,
): SplitItem {
  return {
    type: 'ITEM',
    extRef,
    label,
    amount,
    ...(accountCode === undefined ? {} : { accountCode }),
  };
}

/** What is pending on an account of a seller, in EUR minor units. */
export async function pendingOf(stage: Stage, seller: Seller): Promise<number> {
  const holder = await stage.call('v2.getAccountHolder', {
    path: { accountHolderCode: seller.code },
    query: { _fragments: ['accounts'] },
  });
  const account = holder.accounts?.find(({ code }) => code === seller.accountCode);
  const balance = account?.balances?.find(({ currency }) => currency === 'EUR');
  return balance?.pending ?? 0;
}

/** What is pending on the merchant's liable account, in EUR minor units, and its code. */
export async function liable(stage: Stage): Promise<{ code: string; pending: number }> {
  const divisions = await stage.call('v2.listDivisions', {});
  const found = divisions
    .flatMap(({ balances }) => balances)
    .find(({ virtualAccountType }) => virtualAccountType === 'LIABLE');
  if (!found) stage.fail('the division has a LIABLE account', 'there is none');
  return { code: found.virtualAccountCode, pending: Number(found.pendingBalance) };
}
