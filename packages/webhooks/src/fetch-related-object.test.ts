import type {
  AccountHolder,
  Division,
  PayoutRequest,
  VirtualAccount,
} from '@seller-funds/contract/v2';
import { describe, expect, test, vi } from 'vitest';
import { constructEvent } from './construct-event.js';
import {
  type AccountHolderClient,
  type PayoutClient,
  fetchRelatedObject,
} from './fetch-related-object.js';
import { apiKey, good, notification, payout, refusal } from './testing/notifications.js';

const owner = payout.data.accountOwnerCode;
const request = { code: payout.data.payoutCode, accountCode: 'va_1' } as PayoutRequest;

const divisions = [{ code: 'DEFAULT', balances: [{ virtualAccountCode: 'va_9' }] }] as Division[];

const getAccount: PayoutClient['virtualAccounts']['get'] = (holder, code) =>
  holder === owner && code === 'va_1'
    ? Promise.resolve({ code } as VirtualAccount)
    : Promise.reject(Object.assign(new Error('not found'), { status: 404 }));

/** A client of an API with the account va_1 of an account holder and va_9 of a division. */
function reader(accountCode = 'va_1') {
  const getPayout = (): Promise<PayoutRequest> => Promise.resolve({ ...request, accountCode });
  return {
    payouts: { get: vi.fn<PayoutClient['payouts']['get']>(getPayout) },
    divisions: { list: () => Promise.resolve(divisions) },
    virtualAccounts: { get: vi.fn<PayoutClient['virtualAccounts']['get']>(getAccount) },
  };
}

const event = {
  type: 'payoutUpdate',
  accountOwnerCode: owner,
  unverified: payout.data,
} as const;

describe('the account holder of a kycUpdate event', () => {
  test('is fetched with its KYC status', async () => {
    const holder = { code: owner } as AccountHolder;
    const get = vi.fn<AccountHolderClient['accountHolders']['get']>(() => Promise.resolve(holder));
    const client: AccountHolderClient = { accountHolders: { get } };
    const update = await constructEvent({ ...good, type: 'kycUpdate' });
    expect(await fetchRelatedObject(update, client)).toBe(holder);
    expect(get).toHaveBeenCalledWith(owner, { _fragments: ['kycstatus'] });
  });
});

describe('a client that returns nothing or another resource', () => {
  // A custom client may forget its return, or return an empty value or another resource.
  test.each([undefined, null, {}, { code: 'ah_other' }, [], ''])(
    'is rejected for the account holder %j',
    async (returned) => {
      const client = { accountHolders: { get: () => Promise.resolve(returned as AccountHolder) } };
      const update = { type: 'kycUpdate', accountOwnerCode: owner } as const;
      await expect(fetchRelatedObject(update, client)).rejects.toThrow(
        /accountHolders\.get did not return/,
      );
    },
  );

  test.each([
    undefined,
    null,
    {},
    { code: 'pr_other', accountCode: 'va_1' },
    { code: request.code },
  ])('is rejected for the payout %j', async (returned) => {
    const client = reader();
    client.payouts.get.mockResolvedValue(returned as PayoutRequest);
    // An account without code must not match a payout without account code.
    client.virtualAccounts.get.mockResolvedValue({} as VirtualAccount);
    await expect(fetchRelatedObject(event, client)).rejects.toThrow(/payouts\.get did not return/);
  });
});

test('rejects an event of an unknown type', async () => {
  const unknown = { ...event, type: 'unknown' } as unknown as typeof event;
  await expect(fetchRelatedObject(unknown, reader())).rejects.toThrow(TypeError);
});

describe('the payout of a payoutUpdate event', () => {
  test('is fetched by its code and belongs to the owner', async () => {
    const client = reader();
    expect(await fetchRelatedObject(event, client)).toEqual(request);
    expect(client.payouts.get).toHaveBeenCalledWith(payout.data.payoutCode);
  });

  test('may belong to a division', async () => {
    const own = { ...event, accountOwnerCode: 'DEFAULT' };
    expect(await fetchRelatedObject(own, reader('va_9'))).toMatchObject({ accountCode: 'va_9' });
  });

  test.each([
    ['another holder', owner, 'va_2'],
    ['a division', owner, 'va_9'],
    ['a holder instead of the division', 'DEFAULT', 'va_1'],
  ])('is rejected if it belongs to %s', async (_what, accountOwnerCode, accountCode) => {
    const promise = fetchRelatedObject({ ...event, accountOwnerCode }, reader(accountCode));
    expect(await refusal(promise)).toMatchObject({ code: 'owner_mismatch', status: 403 });
  });

  test('is undefined if a scheduled payout could not be created', async () => {
    const client = reader();
    const unverified = { ...payout.data, payoutStatus: 'FAILED', payoutCode: null } as const;
    expect(await fetchRelatedObject({ ...event, unverified }, client)).toBeUndefined();
    expect(client.payouts.get).not.toHaveBeenCalled();
  });

  test('can be fetched for an event parsed from JSON', async () => {
    const options = { ...notification(payout.data), apiKey, type: 'payoutUpdate' } as const;
    const queued = JSON.parse(JSON.stringify(await constructEvent(options))) as typeof event;
    expect(await fetchRelatedObject(queued, reader())).toEqual(request);
  });

  test('passes on errors of the client', async () => {
    const failure = Object.assign(new Error('unavailable'), { status: 503 });
    const client = reader();
    client.virtualAccounts.get.mockRejectedValue(failure);
    await expect(fetchRelatedObject(event, client)).rejects.toBe(failure);
    client.payouts.get.mockRejectedValue(failure);
    await expect(fetchRelatedObject(event, client)).rejects.toBe(failure);
  });
});
