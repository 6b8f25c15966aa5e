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
  await passCheck(store, key, seller.holder, seller.holder);
  await passCheck(store, key, seller.holder, external);
  return seller;
}

/** Passes the check of a holder or external account. */
async function passCheck(
  store: Store,
  key: string,
  holder: string,
  subject: string,
): Promise<void> {
  const kind = subject === holder ? 'HOLDER' : 'EXTERNAL_ACCOUNT';
  const passed = { status: 'PASSED', findings: '[]', run: 1 } as const;
  const row = { subject, holder, kind, ...passed } as const;
  const free = { ends_at: null, outcome: null, outcome_by: null, outcome_message: null };
  await store.writer(tenantOf(key)).run(async (db) => {
    await db
      .insertInto('kyc_checks')
      .values({ ...row, ...free })
      .onConflict((conflict) => conflict.column('subject').doUpdateSet({ status: 'PASSED' }))
      .execute();
  });
}

/** Creates a payment for a seller, settled at once. */
export async function earn(
  call: Call,
  accountCode: string,
  amount: number,
  extRef: string,
): Promise<void> {
  const item = { type: 'ITEM', label: 'PRODUCT_ITEM', extRef: `${extRef}-0`, amount, accountCode };
  await call('POST', '/api/fund/split-payments', {
    extRef,
    totalAmount: amount,
    currency: 'EUR',
    paymentProcessor: 'ADYEN',
    pspExtRef: `settle-now-${extRef}`,
    items: [item],
  });
}
