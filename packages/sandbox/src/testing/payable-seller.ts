import type { KycStatus } from '../storage/tables.js';
import type { AccountHolderRow } from '../storage/tables.js';
import type { Store } from '../storage/store.js';
import { tenantOf } from '../tenants/keys.js';
import type { Call } from './test-sandbox.js';

/** A seller who can receive payouts. */
export interface PayableSeller {
  readonly holder: string;
  readonly account: string;
  readonly external: string;
}

/** What every update of a seller's bank account has. */
export const bankUpdate = { displayName: 'Mila', accountType: 'IBAN', currency: 'EUR' };

/** Creates a seller with a bank account and passed checks of both. */
export async function createPayableSeller(
  store: Store,
  key: string,
  call: Call,
  accountNumber = 'NL45SNDB0000000001',
): Promise<PayableSeller> {
  const { body } = await call('POST', '/api/accountholders', { displayName: 'Mila Ceramics' });
  const path = `/api/accountholders/${body.code}/externalaccounts`;
  const external = (await call('POST', path, { ...bankUpdate, accountNumber })).body.code;
  const seller = { holder: body.code, account: body.accounts[0].code, external };
  await setCheck(store, key, seller.holder, seller.holder, 'PASSED');
  await setCheck(store, key, seller.holder, external, 'PASSED');
  return seller;
}

/** Sets the status of the check of a holder or external account. */
export async function setCheck(
  store: Store,
  key: string,
  holder: string,
  subject: string,
  status: KycStatus,
): Promise<void> {
  const tenant = tenantOf(key);
  const kind = subject === holder ? 'HOLDER' : 'EXTERNAL_ACCOUNT';
  const row = { tenant, subject, holder, kind, status, findings: '[]', run: 1 } as const;
  const free = { ends_at: null, outcome: null, outcome_by: null, outcome_message: null };
  await store.writer(tenant).run(async (db) => {
    await db
      .insertInto('kyc_checks')
      .values({ ...row, ...free })
      .onConflict((conflict) => conflict.columns(['tenant', 'subject']).doUpdateSet({ status }))
      .execute();
  });
}

/** Updates all holders of a tenant. */
export async function changeHolders(
  store: Store,
  key: string,
  values: Partial<Pick<AccountHolderRow, 'status' | 'tier'>>,
): Promise<void> {
  const tenant = tenantOf(key);
  await store.writer(tenant).run(async (db) => {
    await db.updateTable('account_holders').set(values).where('tenant', '=', tenant).execute();
  });
}

/** Creates a payment for a seller, settled at once. */
export async function earn(
  call: Call,
  account: string,
  amount: number,
  extRef: string,
): Promise<void> {
  await earnAll(call, [account], amount, extRef);
}

/** Creates one payment with the same amount for several sellers, settled at once. */
export async function earnAll(
  call: Call,
  accounts: readonly string[],
  each: number,
  extRef: string,
): Promise<void> {
  const items = accounts.map((accountCode, index) => {
    const leaf = { type: 'ITEM', label: 'PRODUCT_ITEM', extRef: `${extRef}-${index}` };
    return { ...leaf, amount: each, accountCode };
  });
  await call('POST', '/api/fund/split-payments', {
    extRef,
    totalAmount: each * accounts.length,
    currency: 'EUR',
    paymentProcessor: 'ADYEN',
    pspExtRef: `settle-now-${extRef}`,
    items,
  });
}
