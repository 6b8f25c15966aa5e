import { HttpClient, type WireRequest } from './http-client.ts';
import type { NextRequest, Target } from './load.ts';

/** The measured scenarios. */
export type ScenarioName = 'split' | 'payout' | 'list' | 'balance';

/** The requests of each scenario. */
export type Scenarios = Readonly<Record<ScenarioName, NextRequest>>;

const sellers = 20;

const items = ['PRODUCT_ITEM', 'PRODUCT_ITEM', 'PRODUCT_ITEM', 'SHIPPING', 'COMMISSION'] as const;

/** Opens a tenant with sellers, one of whom has money and a bank account; returns what to ask of it. */
export async function prepareScenarios(target: Target): Promise<Scenarios> {
  const client = new HttpClient(target.port, target.key);
  const call = async (request: WireRequest) => {
    const { status, text } = await client.send(request);
    if (status !== 200) throw new Error(`${request.path} returned ${status}: ${text}`);
    // The sandbox's tests validate its responses.
    return JSON.parse(text) as { code: string; accounts?: { code: string }[] };
  };
  const accounts: string[] = [];
  for (let seller = 0; seller < sellers; seller += 1) {
    const body = { displayName: `Seller ${seller}` };
    const holder = await call({ method: 'POST', path: '/api/accountholders', body });
    accounts.push(holder.accounts?.[0]?.code ?? '');
    if (seller === 0) await makePayable(call, holder.code);
  }
  await call(splitOf('earnings', 1_000_000_000, accounts, 'settle-now-'));
  await client.close();
  return scenariosOf(target.key, accounts);
}

/** Splits of five items among the sellers, whose names no other run has used. */
export function nextSplit(accounts: readonly string[], name: string, prefix?: string): NextRequest {
  let count = 0;
  return () => {
    count += 1;
    const first = count % accounts.length;
    const rotated = [...accounts.slice(first), ...accounts.slice(0, first)];
    return splitOf(`${name}-${count}`, 1000, rotated, prefix);
  };
}

function get(path: string): NextRequest {
  return () => ({ method: 'GET', path });
}

function scenariosOf(key: string, accounts: readonly string[]): Scenarios {
  const [paid = ''] = accounts;
  const processAt = new Date(Date.now() + 86_400_000).toISOString();
  const payout = { accountCode: paid, amount: 1, processAt };
  return {
    split: nextSplit(accounts, `${key}-${Date.now()}`),
    payout: () => ({ method: 'POST', path: '/api/fund/payout-requests', body: payout }),
    list: get('/api/fund/split-payments?_pageSize=20'),
    balance: get(`/api/fund/balance/${paid}`),
  };
}

async function makePayable(
  call: (request: WireRequest) => Promise<{ code: string }>,
  holder: string,
): Promise<void> {
  const post = (path: string, body: object) => call({ method: 'POST', path, body });
  const bank = { displayName: 'Bank', accountType: 'IBAN', accountNumber: 'NL45SNDB0000000001' };
  const account = await post(`/api/accountholders/${holder}/externalaccounts`, {
    ...bank,
    currency: 'EUR',
  });
  await post(`/_sandbox/account-holders/${holder}/kyc`, { outcome: 'PASSED' });
  await post(`/_sandbox/external-accounts/${account.code}/kyc`, { outcome: 'PASSED' });
}

function splitOf(
  extRef: string,
  amount: number,
  accounts: readonly string[],
  prefix = 'psp-',
): WireRequest {
  const leaves = items.map((label, index) => {
    return { type: 'ITEM', label, extRef: `item-${index}`, amount, accountCode: accounts[index] };
  });
  const body = {
    extRef,
    totalAmount: amount * items.length,
    currency: 'EUR',
    paymentProcessor: 'ADYEN',
    pspExtRef: `${prefix}${extRef}`,
    paymentMethod: 'ideal',
    items: leaves,
  };
  return { method: 'POST', path: '/api/fund/split-payments', body };
}
