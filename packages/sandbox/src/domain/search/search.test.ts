import { beforeAll, describe, expect, test } from 'vitest';
import { payment } from '../../seed/payment.js';
import { createSeller } from '../../testing/books.js';
import { ruleStoreKinds } from '../../testing/stores.js';
import { type Call, useTestSandbox } from '../../testing/test-sandbox.js';

describe.each(ruleStoreKinds)('search on $name', ({ open }) => {
  let call: Call;
  let codes: Readonly<Record<string, string>>;
  const started = useTestSandbox(async () => ({ storage: await open() }));
  beforeAll(async () => {
    call = started.as();
    const account = await createSeller(call, 'Mila Ceramics');
    const holder = (await call('GET', '/api/accountholders')).body.elements[0].code;
    const leaf = { type: 'ITEM', label: 'PRODUCT_ITEM', extRef: 'cup-1', amount: 3500 };
    const items = [{ ...leaf, accountCode: account }];
    const split = { ...payment('order-1001', 3500), pspExtRef: 'psp_%1', items };
    const bank = { accountType: 'IBAN', accountNumber: 'NL45SNDB0000000001', currency: 'EUR' };
    const added = await call('POST', `/api/accountholders/${holder}/externalaccounts`, {
      ...bank,
      displayName: 'Visser',
    });
    codes = {
      seller: holder,
      account,
      bank: added.body.code,
      split: (await call('POST', '/api/fund/split-payments', split)).body.code,
    };
    const refund = { extRef: 'order-1001', pspMutationExtRef: 'back-1' };
    await call('POST', '/api/fund/split-refunds', refund);
    const chargeback = { extRef: 'order-1001', amount: 100 };
    codes = {
      ...codes,
      chargeback: (await call('POST', '/_sandbox/chargebacks', chargeback)).body.transaction,
    };
  });

  test.each<[text: string, found: readonly string[]]>([
    ['order-1001', ['split']],
    ['order-1', ['split']],
    ['rder-1001', []],
    ['psp_%1', ['split']],
    ['psp__1', []],
    ['cup-', ['split']],
    ['35.00', ['split']],
    ['35,01', []],
    ['mila', ['seller', 'account']],
    ['0000000001', ['seller']],
    ['bank', ['seller']],
    ['split', ['split']],
    ['sp_', ['split']],
    ['back-1', ['split']],
    ['chargeback', ['split']],
  ])('finds %s in %j', async (name, found) => {
    const text = codes[name] ?? name;
    const path = `/_sandbox/search?text=${encodeURIComponent(text)}`;
    const { status, body } = await call('GET', path);
    expect(status).toBe(200);
    expect(body.found).toEqual(found.map((kind) => ({ kind, code: codes[kind] })));
    const one = await call('GET', `${path}&kind=payout`);
    expect(one.body.found).toEqual([]);
  });
});
