import { describe, expect, test } from 'vitest';
import { constructEvent } from './construct-event.js';
import { signEvent, type SignEventOptions } from './sign-event.js';
import { apiKey, kyc, payout } from './testing/notifications.js';

describe('a signed event', () => {
  test('equals the example of the document', async () => {
    const now = new Date(kyc.headers['x-timestamp']);
    expect(await signEvent({ body: kyc.data, url: kyc.url, apiKey, now })).toEqual({
      url: kyc.url,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...kyc.headers },
      body: JSON.stringify(kyc.data),
    });
  });

  test('is accepted by constructEvent', async () => {
    const signed = await signEvent({ body: payout.data, url: payout.url, apiKey });
    const event = await constructEvent({ ...signed, apiKey, type: 'payoutUpdate' });
    expect(event.unverified).toEqual(payout.data);
  });

  test('can have an undocumented body', async () => {
    const body = { accountOwnerCode: 'ah_1', color: 'red' };
    const signed = await signEvent({ body, url: kyc.url, apiKey });
    expect(await constructEvent({ ...signed, apiKey })).toMatchObject({ type: 'unknown' });
  });

  test.each([
    ['an empty key', { apiKey: '' }],
    ['a key with its scheme', { apiKey: 'Bearer x' }],
    ['no address', { url: undefined }],
  ])('is rejected with %s', async (_what, change) => {
    const options = { body: kyc.data, url: kyc.url, apiKey, ...change } as SignEventOptions;
    await expect(signEvent(options)).rejects.toThrow(TypeError);
  });
});
