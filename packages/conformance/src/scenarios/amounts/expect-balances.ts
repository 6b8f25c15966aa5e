import type { Balances } from '../fixtures/balances.js';
import type { Seller } from '../fixtures/sellers.js';
import type { ScenarioContext } from '../scenario-context.js';

/** The balances of an account by currency. */
export type ByCurrency = Readonly<Record<string, Balances>>;

/** The balances of an account with an amount that the processor has not reported. */
export function pendingOnly(amount: number): Balances {
  return { confirmed: 0, pending: amount, payout: 0 };
}

/** The balances of an account with an amount that the processor has reported. */
export function confirmedOnly(amount: number): Balances {
  return { confirmed: amount, pending: 0, payout: amount };
}

/** Expects these balances, per currency, in every place that shows those of an account. */
export async function expectBalances(
  context: ScenarioContext,
  { code, accountCode }: Seller,
  balances: ByCurrency,
  when: string,
): Promise<void> {
  const query = { _fragments: ['accounts' as const] };
  const path = { accountHolderCode: code };
  const holder = await context.call('v2.getAccountHolder', { path, query });
  const list = await context.call('v2.listAccountHolders', { query: { ...query, _pageSize: 500 } });
  const listed = list.elements.find((each) => each.code === code);
  const [first, second] = [
    await context.call('v1.getBalance', { path: { code: accountCode } }),
    await context.call('v2.getBalance', { path: { code: accountCode } }),
  ];
  // An account has a balance in EUR even if nothing was booked in it (D191).
  const euro = balances['EUR']?.payout ?? 0;
  context.expectEqual(first.amount, euro, `the balance of version 1 ${when}`);
  for (const [currency, expected] of Object.entries(balances)) {
    for (const each of [holder, listed]) {
      const account = each?.accounts?.find((one) => one.code === accountCode);
      const { confirmed, pending, payout } =
        account?.balances?.find((one) => one.currency === currency) ?? {};
      context.expectEqual(
        { confirmed, pending, payout },
        expected,
        `the balances in ${currency} ${when}`,
      );
    }
    const amount = second.amounts.find((one) => one.currency === currency)?.amount;
    context.expectEqual(
      amount,
      String(expected.payout),
      `the balance of version 2 in ${currency} ${when}`,
    );
  }
}
