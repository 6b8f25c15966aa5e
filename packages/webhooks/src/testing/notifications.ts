// Fixtures of this package's tests. Not published.
import { createHmac } from 'node:crypto';
import type { WebhookHeaders } from '../headers.js';
import { WebhookError } from '../webhook-error.js';

/** The examples of the document with their signatures. */
export const apiKey = 'example-api-key';

export const kyc = {
  url: 'https://api.harbour-market.example/hooks/kyc',
  now: new Date('2026-03-03T08:20:12.000Z'),
  headers: {
    'x-timestamp': '2026-03-03T08:20:11.482Z',
    'x-signature':
      'S4YkH2b2UbTLyhZpEhuFM9efAU9jFunIQZT/h7LYJJoY3IO/U0CyUcfZwyzO+I105QvEMMc2tZxHAz60afbrGQ==',
  },
  data: {
    accountOwnerCode: 'ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8',
    kycStatus: 'ACTIVE',
  },
} as const;

/** The options that verify `kyc`. */
export const good = {
  url: kyc.url,
  now: kyc.now,
  headers: kyc.headers,
  body: JSON.stringify(kyc.data),
  apiKey,
};

export const payout = {
  url: 'https://api.harbour-market.example/hooks/payout',
  now: new Date('2026-03-23T09:00:02.000Z'),
  headers: {
    'x-timestamp': '2026-03-23T09:00:01.205Z',
    'x-signature':
      'zj8D0NO1a+qgEeNsP4B/3mfA1ZGY/MpQaUjWfh/V7R4iov1QDGkXgW0OK1qSotRj7eQjaYLNOCYCgwRTT+/3eg==',
  },
  data: {
    accountOwnerCode: 'ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8',
    payoutStatus: 'PROCESSED',
    payoutCode: 'po_01KM3G5H7J9K1M3N5P7Q9R1S3T',
  },
} as const;

export function hmac(key: string, url: string, owner: string, timestamp: string): string {
  return createHmac('sha512', key).update(`${url}:${owner}:${timestamp}`).digest('base64');
}

export function notification(
  data: { readonly accountOwnerCode: string; readonly [name: string]: unknown },
  given: { readonly url?: string; readonly timestamp?: string } = {},
): {
  readonly url: string;
  readonly headers: WebhookHeaders;
  readonly body: string;
  readonly now: Date;
} {
  const { url = kyc.url, timestamp = kyc.headers['x-timestamp'] } = given;
  const signature = hmac(apiKey, url, data.accountOwnerCode, timestamp);
  const headers = { 'x-timestamp': timestamp, 'x-signature': signature };
  return { url, headers, body: JSON.stringify(data), now: kyc.now };
}

export async function refusal(promise: Promise<unknown>): Promise<WebhookError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof WebhookError) return error;
    throw error;
  }
  throw new Error('It was accepted.');
}
