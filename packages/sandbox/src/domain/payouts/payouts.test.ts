import { beforeEach, describe, expect, test } from 'vitest';
import { earn, readBalance } from '../../testing/books.js';
import {
  bankUpdate,
  createPayableSeller,
  type PayableSeller,
} from '../../testing/payable-seller.js';
import { ruleStoreKinds } from '../../testing/stores.js';
import { brokenInvariants, type Call, useTestSandbox } from '../../testing/test-sandbox.js';

// What only the sandbox does: outcomes by account number and by the operator with their reasons, and the converted
// amount in the ledger.
// The conformance suite proves the rules of the API.

const requests = '/api/fund/payout-requests';

describe.each(ruleStoreKinds)('payouts on $name', ({ open }) => {
  let call: Call;
  let seller: PayableSeller;

  const started = useTestSandbox(async () => ({ storage: await open() }));
  beforeEach(async () => {
    call = started.as();
    const url = 'https://hooks.example/payouts';
    await call('POST', '/api/webhook-configurations', { type: 'WEBHOOK_PAYOUT_UPDATE', url });
    await call('POST', '/_sandbox/webhooks/pause');
  });
  const useBank = async (accountNumber?: string): Promise<void> => {
    seller = await createPayableSeller(call, accountNumber);
    await earn(call, seller.account, 10_000, `order-${accountNumber ?? ''}`);
  };
  const pay = async (more: object = {}): Promise<string> => {
    const body = {
      accountCode: seller.account,
      externalAccountCode: seller.external,
      amount: 4000,
    };
    return (await call('POST', requests, { ...body, ...more })).body.code as string;
  };
  const until = (to: string) => call('POST', '/_sandbox/clock/advance', { to });
  const decide = (code: string, body: object) =>
    call('POST', `/_sandbox/payouts/${code}/outcome`, body);
  const result = async (code: string): Promise<string> => {
    const { body } = await call('GET', `${requests}/${code}`);
    return `${body.status} ${await readBalance(call, body.accountCode as string)}`;
  };

  /** State and message of a payout in the control API; a webhook must have the same message. */
  const reasonOf = async (payoutCode: string): Promise<string> => {
    const { state, message } = (await call('GET', `/_sandbox/payouts/${payoutCode}`)).body;
    const { status: payoutStatus } = (await call('GET', `${requests}/${payoutCode}`)).body;
    const deliveries = '/_sandbox/webhooks/deliveries';
    const codes = (await call('GET', deliveries)).body.elements as { code: string }[];
    const sent = await Promise.all(
      codes.map(async ({ code }) => (await call('GET', `${deliveries}/${code}`)).body.body),
    );
    expect(sent).toContainEqual(
      expect.objectContaining({ payoutCode, payoutStatus, payoutMessage: message }),
    );
    return `${state}: ${message}`;
  };

  test('reports why a payout is denied', async () => {
    await useBank();
    const code = await pay({ amount: 20_000 });
    const waiting = await call('GET', `/_sandbox/payouts/${code}`);
    expect(waiting.body).toMatchObject({ code, state: 'WAITING' });
    await call('POST', '/_sandbox/clock/advance', { seconds: 86_400 });
    expect(await reasonOf(code)).toBe(
      'REJECTED: The account can pay out 10000, 20000 were requested.',
    );
  });

  test('books the converted amount (D97)', async () => {
    await useBank();
    const bank = `/api/accountholders/${seller.holder}/externalaccounts/${seller.external}`;
    await call('PATCH', bank, { ...bankUpdate, acceptOtherCurrencies: true });
    const code = await pay({ amount: 5000, targetCurrency: 'USD' });
    await call('POST', '/_sandbox/clock/advance', { seconds: 1 });
    await decide(code, { outcome: 'RETURNED' });
    expect(await result(code)).toBe('RETURNED 10000/0');
    const { elements } = (await call('GET', '/_sandbox/journal')).body;
    // 5000 cents at 1.0843 are 5421.5, rounded half to even.
    expect(elements[2].movements[1]).toMatchObject({ currency: 'USD', amount: 5422 });
    expect(await brokenInvariants(call)).toEqual([]);
  });

  test('have the outcome of the account number on a business morning', async () => {
    await useBank('NL18SNDB0000000002');
    const failing = await pay();
    await until('2026-03-11T08:59:59Z');
    expect(await result(failing)).toBe('ACCEPTED 6000/0');
    await until('2026-03-11T09:00:00Z');
    expect(await result(failing)).toBe('FAILED 10000/0');
    expect(await reasonOf(failing)).toBe('FAILED: The bank refused the payout.');
    await useBank('NL61SNDB0000000004');
    const held = await pay();
    await useBank('NL88SNDB0000000003');
    const back = await pay();
    await until('2026-03-12T09:00:00Z');
    expect(await result(back)).toBe('PROCESSED 6000/0');
    await until('2026-03-14T08:59:59Z');
    expect(await result(back)).toBe('PROCESSED 6000/0');
    await until('2026-03-14T09:00:00Z');
    expect(await result(back)).toBe('RETURNED 10000/0');
    expect(await reasonOf(back)).toBe('RETURNED: The bank sent the money back.');
    await until('2027-03-14T09:00:00Z');
    expect(await result(held)).toBe('ACCEPTED 6000/0');
    const { body } = await decide(held, { outcome: 'PROCESSED' });
    expect(body).toMatchObject({ code: held, state: 'PROCESSED' });
    expect(await brokenInvariants(call)).toEqual([]);
  });

  test('have the outcome and the reason that the operator sets', async () => {
    await useBank();
    const waiting = await pay();
    await decide(waiting, { outcome: 'FAILED', message: 'Account closed.' });
    await until('2026-03-11T09:00:00Z');
    expect(await result(waiting)).toBe('FAILED 10000/0');
    expect(await reasonOf(waiting)).toBe('FAILED: Account closed.');
    expect((await decide(waiting, { outcome: 'PROCESSED' })).status).toBe(409);
    const accepted = await pay();
    await call('POST', '/_sandbox/clock/advance', { seconds: 1 });
    await decide(accepted, { outcome: 'FAILED' });
    await until('2026-03-20T09:00:00Z');
    expect(await result(accepted)).toBe('FAILED 10000/0');
    const returning = await pay();
    await decide(returning, { outcome: 'RETURNED', message: 'Unknown name.' });
    await until('2026-03-31T09:00:00Z');
    expect(await result(returning)).toBe('RETURNED 10000/0');
    expect(await reasonOf(returning)).toBe('RETURNED: Unknown name.');
    expect((await decide('po_x', { outcome: 'HOLD' })).status).toBe(404);
    expect((await call('GET', '/_sandbox/payouts/po_x')).status).toBe(404);
  });
});
