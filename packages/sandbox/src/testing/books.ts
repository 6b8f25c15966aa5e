import { settledPayment } from '../seed/payment.js';
import type { Call } from './test-sandbox.js';

/** The balances of an account, in minor units of EUR. */
export interface Holding {
  readonly confirmed: number;
  readonly pending: number;
  readonly payout: number;
}

/** Creates a seller; returns the code of its account. */
export async function createSeller(call: Call, displayName: string): Promise<string> {
  const { body } = await call('POST', '/api/accountholders', { displayName });
  return body.accounts[0].code as string;
}

export async function merchantAccounts(call: Call): Promise<{ liable: string; fee: string }> {
  const [liable, fee] = (await call('GET', '/api/divisions')).body[0].balances;
  return { liable: liable.virtualAccountCode, fee: fee.virtualAccountCode };
}

export async function holdings(call: Call): Promise<Map<string, Holding>> {
  const balanceByAccount = new Map<string, Holding>();
  for (const division of (await call('GET', '/api/divisions')).body)
    for (const one of division.balances)
      balanceByAccount.set(one.virtualAccountCode, {
        confirmed: Number(one.confirmedBalance),
        pending: Number(one.pendingBalance),
        payout: Number(one.payoutBalance),
      });
  const list = '/api/accountholders?_fragments=accounts&_pageSize=500';
  for (const holder of (await call('GET', list)).body.elements)
    for (const { code, balances } of holder.accounts) {
      const { confirmed, pending, payout } = balances[0];
      balanceByAccount.set(code, { confirmed, pending, payout });
    }
  return balanceByAccount;
}

/** The balance of one account in EUR, as `confirmed/pending`. */
export async function readBalance(call: Call, account: string): Promise<string> {
  const holding = (await holdings(call)).get(account);
  return `${holding?.confirmed}/${holding?.pending}`;
}

/** Creates a payment for an account, settled at once; returns the code of its split. */
export async function earn(
  call: Call,
  accountCode: string,
  amount: number,
  extRef: string,
): Promise<string> {
  const { body: split } = settledPayment(extRef, amount, accountCode);
  const { status, body } = await call('POST', '/api/fund/split-payments', split);
  if (status !== 200) throw new Error(`The payment was refused: ${body.message}`);
  return body.code as string;
}
