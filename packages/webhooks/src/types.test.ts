// What does and does not compile; the compiler reads this file with all others.
import type {
  AccountHolder,
  KycStatus,
  PayoutRequest,
  PayoutStatus,
} from '@seller-funds/contract/v2';
import { expectTypeOf, test } from 'vitest';
import {
  constructEvent,
  type ConstructEventOptions,
  type EventOf,
  type EventType,
  type AccountHolderClient,
  type KycUpdate,
  type PayoutClient,
  type PayoutUpdate,
  fetchRelatedObject,
  signEvent,
  type SignEventOptions,
  type UnknownEvent,
  type WebhookErrorCode,
  type WebhookEvent,
} from './index.js';

type Base = Pick<ConstructEventOptions, 'url' | 'body' | 'headers'>;
declare const base: Base;
declare const v2: AccountHolderClient & PayoutClient;

/** Never called: it is here for the compiler. */
async function uses(): Promise<void> {
  const event = await constructEvent({ ...base, apiKey: 'a' });
  expectTypeOf(event).toEqualTypeOf<WebhookEvent | UnknownEvent>();

  // Common properties need no narrowing.
  expectTypeOf(event.accountOwnerCode).toEqualTypeOf<string>();
  expectTypeOf(event.sentAt).toEqualTypeOf<Date>();

  if (event.type === 'kycUpdate') {
    expectTypeOf(event).toEqualTypeOf<KycUpdate>();
    expectTypeOf(event.unverified.kycStatus).toEqualTypeOf<KycStatus>();
    expectTypeOf(await fetchRelatedObject(event, v2)).toEqualTypeOf<AccountHolder>();
    // @ts-expect-error a kycUpdate has no payout
    void event.unverified.payoutCode;
  } else if (event.type === 'payoutUpdate') {
    expectTypeOf(event).toEqualTypeOf<PayoutUpdate>();
    expectTypeOf(event.unverified.payoutStatus).toEqualTypeOf<PayoutStatus>();
    expectTypeOf(event.unverified.payoutCode).toEqualTypeOf<string | null>();
    expectTypeOf(await fetchRelatedObject(event, v2)).toEqualTypeOf<PayoutRequest | undefined>();
  } else if (event.type === 'unknown') {
    expectTypeOf(event.unverified['color']).toEqualTypeOf<unknown>();
    // @ts-expect-error an unknown event has no related object
    await fetchRelatedObject(event, v2);
  } else {
    expectTypeOf(event).toEqualTypeOf<EventOf<Exclude<EventType, 'kycUpdate' | 'payoutUpdate'>>>();
  }

  // With `type`, the event has that type.
  const payout = await constructEvent({ ...base, apiKeys: ['a', 'b'], type: 'payoutUpdate' });
  expectTypeOf(payout).toEqualTypeOf<PayoutUpdate>();
  expectTypeOf<'kycUpdate' | 'payoutUpdate'>().toExtend<EventType>();

  // The body is only in `unverified`.
  // @ts-expect-error the status is in `unverified`
  void payout.payoutStatus;
  // @ts-expect-error the body is read-only
  payout.accountOwnerCode = 'ah_2';

  // @ts-expect-error a key is required
  await constructEvent(base);
  // @ts-expect-error one key or several, not both
  await constructEvent({ ...base, apiKey: 'a', apiKeys: ['b'] });
  // @ts-expect-error url is a string, not a URL
  await constructEvent({ ...base, apiKey: 'a', url: new URL('https://a.example') });
  // @ts-expect-error a parsed body is not raw
  await constructEvent({ ...base, apiKey: 'a', body: { accountOwnerCode: 'ah_1' } });
  // @ts-expect-error unknown event type
  await constructEvent({ ...base, apiKey: 'a', type: 'payoutUpdated' });
  // @ts-expect-error a body without the owner cannot be signed
  await signEvent({ url: 'u', apiKey: 'a', body: { kycStatus: 'ACTIVE' } });
}

test('has the documented types', () => {
  expectTypeOf(uses).returns.resolves.toEqualTypeOf<void>();
  expectTypeOf<'replayed'>().toExtend<WebhookErrorCode>();
  expectTypeOf<{ accountOwnerCode: 'a'; extra: 1 }>().toExtend<SignEventOptions['body']>();
});
