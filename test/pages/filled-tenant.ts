import { serveRequests } from '../serve.js';
import type { PageTests } from './page-tests.js';

export interface FilledTenant {
  readonly seller: { readonly code: string; readonly account: string; readonly bank: string };
  readonly split: string;
  readonly payout: string;
}

/** The receiver of its webhooks responds with 500 to all of them. */
export async function fillTenant({ call }: PageTests): Promise<FilledTenant> {
  const receiver = await serveRequests(() => new Response('No.', { status: 500 }));
  const url = `${receiver}/hooks`;
  await call('POST', '/api/webhook-configurations', { url, type: 'WEBHOOK_KYC_UPDATE' });
  const other = (await call('POST', '/api/accountholders', { displayName: 'Tulip Prints' })).body;
  // Sends a webhook.
  await call('POST', `/_sandbox/account-holders/${other.code}/kyc`, { outcome: 'PASSED' });
  const bank = { accountType: 'IBAN', accountNumber: 'NL45SNDB0000000001', currency: 'EUR' };
  const holder = await call('POST', '/api/accountholders', {
    displayName: 'Mila Ceramics',
    legalEntity: { legalForm: 'individual', firstName: 'Mila' },
    externalAccounts: [{ displayName: 'Mila', ...bank }],
  });
  const { code, accounts, externalAccounts } = holder.body;
  const account = accounts[0].code as string;
  const split = await call('POST', '/api/fund/split-payments', paymentFor(account));
  const request = { accountCode: account, amount: 500 };
  const payout = await call('POST', '/api/fund/payout-requests', request);
  return {
    seller: { code, account, bank: externalAccounts[0].code },
    split: split.body.code,
    payout: payout.body.code,
  };
}

function paymentFor(accountCode: string): object {
  const label = 'PRODUCT_ITEM';
  const cup = { type: 'ITEM', label, extRef: 'cup-1', amount: 9_000, accountCode };
  const fee = { type: 'ITEM', label: 'COMMISSION', extRef: 'fee-1', amount: 1_000 };
  return {
    extRef: 'order-1001',
    totalAmount: 10_000,
    currency: 'EUR',
    paymentProcessor: 'ADYEN',
    pspExtRef: 'settle-never-1',
    items: [{ type: 'GROUP', label, extRef: 'basket', amount: 9_000, items: [cup] }, fee],
  };
}
