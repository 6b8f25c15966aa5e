import { describe, expect, test } from 'vitest';
import { constructEvent, type ConstructEventOptions } from './construct-event.js';
import { apiKey, good, kyc, notification, payout, refusal } from './testing/notifications.js';
import type { WebhookError } from './webhook-error.js';

const { 'x-timestamp': timestamp, 'x-signature': signature } = kyc.headers;

describe('returns the event of a valid notification', () => {
  test.each([
    ['kycUpdate', kyc],
    ['payoutUpdate', payout],
  ] as const)('%s', async (type, { url, now, headers, data }) => {
    const event = await constructEvent({ url, now, headers, apiKey, body: JSON.stringify(data) });
    const sentAt = new Date(headers['x-timestamp']);
    const { accountOwnerCode } = data;
    expect(event).toEqual({ type, accountOwnerCode, sentAt, unverified: data });
  });

  test.each([
    ['fetch headers', new Headers(kyc.headers)],
    ['headers in capitals', { 'X-Signature': signature, 'X-TIMESTAMP': timestamp }],
    [
      'headers in lists',
      { 'x-signature': [signature], 'x-timestamp': [timestamp], host: undefined },
    ],
  ])('%s', async (_what, headers) => {
    expect(await constructEvent({ ...good, headers })).toMatchObject({ type: 'kycUpdate' });
  });

  const bytes = new TextEncoder().encode(good.body);
  test.each([
    ['bytes', bytes],
    ['a Buffer', Buffer.from(good.body)],
    ['an ArrayBuffer', bytes.buffer],
    ['a part of a larger buffer', new Uint8Array([1, ...bytes, 2]).subarray(1, -1)],
    ['a text with a byte order mark', `\uFEFF${good.body}`],
    ['with a byte order mark', new Uint8Array([0xef, 0xbb, 0xbf, ...bytes])],
  ])('the body as %s', async (_what, body) => {
    expect(await constructEvent({ ...good, body })).toMatchObject({ unverified: kyc.data });
  });

  test('accepts any of several keys during key rotation', async () => {
    const { apiKey: _one, ...rest } = good;
    const event = await constructEvent({ ...rest, apiKeys: ['newer', apiKey, 'older'] });
    expect(event.type).toBe('kycUpdate');
    const error = await refusal(constructEvent({ ...rest, apiKeys: ['newer', 'older'] }));
    expect(error.code).toBe('signature_mismatch');
  });
});

describe('a notification of a newer API version', () => {
  test('keeps unknown fields and statuses', async () => {
    const data = { ...kyc.data, kycStatus: 'ON_HOLD', riskScore: 7 };
    const event = await constructEvent({ ...good, ...notification(data) });
    expect(event).toMatchObject({ type: 'kycUpdate', unverified: data });
  });

  test('returns an unknown type as unknown, and rejects it if another type is expected', async () => {
    const data = { accountOwnerCode: 'ah_1', settlementCode: 'st_1' };
    const options = { ...good, ...notification(data) };
    const event = await constructEvent(options);
    expect(event).toMatchObject({ type: 'unknown', accountOwnerCode: 'ah_1', unverified: data });
    const error = await refusal(constructEvent({ ...options, type: 'kycUpdate' }));
    expect(error.code).toBe('body_invalid');
  });
});

describe('an endpoint for one event type', () => {
  test('accepts that type', async () => {
    expect((await constructEvent({ ...good, type: 'kycUpdate' })).type).toBe('kycUpdate');
  });

  test('rejects another type under the same signature', async () => {
    const { accountOwnerCode } = kyc.data;
    const body = JSON.stringify({ ...payout.data, accountOwnerCode });
    expect((await constructEvent({ ...good, body })).type).toBe('payoutUpdate');
    const error = await refusal(constructEvent({ ...good, body, type: 'kycUpdate' }));
    expect(error.code).toBe('body_invalid');
    expect(error.message).toContain('that of a payoutUpdate, but the endpoint expects a kycUpdate');
  });
});

const without = (name: keyof typeof kyc.headers): object => ({
  headers: { ...kyc.headers, [name]: undefined },
});
const at = (text: string): object => ({ headers: { ...kyc.headers, 'x-timestamp': text } });
const owned = (data: object): object => notification({ ...kyc.data, ...data });

const minutes = 60_000;

describe('checks the timestamp in both directions', () => {
  const sent = new Date(timestamp).getTime();
  test.each([
    [5 * minutes, undefined, true],
    [5 * minutes + 1, undefined, false],
    [-5 * minutes, undefined, true],
    [-5 * minutes - 1, undefined, false],
    [10_000, 9_999, false],
    [10_000, 10_000, true],
    [60 * minutes, 60 * minutes, true],
  ])('%i ms old, %s ms allowed: %s', async (age, tolerance, accepted) => {
    const options = { ...good, now: new Date(sent + age), tolerance };
    const outcome = constructEvent(options).then(
      ({ type }) => type,
      (error: unknown) => (error as WebhookError).code,
    );
    expect(await outcome).toBe(accepted ? 'kycUpdate' : 'timestamp_out_of_tolerance');
  });

  test('by the system clock by default', async () => {
    const { now: _now, ...options } = good;
    expect((await refusal(constructEvent(options))).code).toBe('timestamp_out_of_tolerance');
  });
});

describe('error codes', () => {
  const cases: [code: string, status: number, what: string, change: object][] = [
    ['header_missing', 401, 'no signature', without('x-signature')],
    ['header_missing', 401, 'no timestamp', without('x-timestamp')],
    ['header_missing', 401, 'an empty one', { headers: { ...kyc.headers, 'x-signature': '' } }],
    ['header_missing', 401, 'no headers', { headers: undefined }],
    ['header_missing', 401, 'headers that are null', { headers: null }],
    ['timestamp_malformed', 401, 'seconds since 1970', at('1772526011')],
    ['timestamp_malformed', 401, 'no offset', at('2026-03-03T08:20:11.482')],
    ['timestamp_malformed', 401, 'an invalid date', at('2026-13-03T08:20:11.482Z')],
    ['timestamp_malformed', 401, 'a date of HTTP', at('Tue, 03 Mar 2026 08:20:11 GMT')],
    [
      'timestamp_malformed',
      401,
      'two of them',
      { headers: { ...kyc.headers, 'X-Timestamp': timestamp } },
    ],
    ['timestamp_out_of_tolerance', 401, 'a year ago', at('2025-03-03T08:20:11.482Z')],
    ['signature_mismatch', 401, 'another time', at('2026-03-03T08:20:11.483Z')],
    ['signature_mismatch', 401, 'another address', { url: `${kyc.url}/` }],
    ['signature_mismatch', 401, 'another key', { apiKey: 'another-key' }],
    ['signature_mismatch', 401, 'another owner', { body: good.body.replace('ah_', 'ax_') }],
    ['body_not_json', 400, 'no JSON', { body: good.body.slice(0, -1) }],
    ['body_not_json', 400, 'nothing', { body: '' }],
    ['body_not_json', 400, 'null', { body: null }],
    ['body_not_json', 400, 'Base64', { body: btoa(good.body) }],
    ['body_not_json', 400, 'no UTF-8', { body: new Uint8Array([0x22, 0xff, 0x22]) }],
    ['body_invalid', 400, 'a list', { body: '[]' }],
    ['body_invalid', 400, 'null', { body: 'null' }],
    ['body_invalid', 400, 'no owner', { body: '{"kycStatus":"ACTIVE"}' }],
    [
      'body_invalid',
      400,
      'an owner that is inherited',
      { body: '{"__proto__":{"accountOwnerCode":"a"}}' },
    ],
    ['body_invalid', 400, 'an owner without a name', owned({ accountOwnerCode: '' })],
    ['body_invalid', 400, 'a status that is no text', owned({ kycStatus: 5 })],
    ['body_invalid', 400, 'marks of both events', owned(payout.data)],
    ['body_parsed', 500, 'an object', { body: kyc.data }],
    ['body_parsed', 500, 'nothing at all', { body: undefined }],
  ];
  test.each(cases)('%s (%i): %s', async (code, status, _what, change) => {
    const options = { ...good, ...change } as ConstructEventOptions;
    const error = await refusal(constructEvent(options));
    expect(error).toMatchObject({ code, status });
    for (const secret of [options.apiKey ?? good.apiKey, kyc.data.accountOwnerCode])
      expect(String(error)).not.toContain(secret);
  });

  test('explains how to keep the raw body if it has been parsed', async () => {
    const body = kyc.data as unknown as string;
    const { message } = await refusal(constructEvent({ ...good, body }));
    const names = ['Express', 'Fastify', 'NestJS', 'Koa', 'Next', 'Hono'];
    for (const name of names) expect(message).toContain(name);
  });

  test.each([
    ['the body is empty', { body: null }, 'The body is empty.'],
    ['the body is in Base64', { body: btoa(good.body) }, 'isBase64Encoded'],
    ['a parsed body was encoded', { body: btoa(JSON.stringify(kyc.data, null, 2)) }, 'isBase64'],
    ['the headers have another name', { headers: undefined }, 'event.multiValueHeaders'],
  ])('says that %s', async (_what, change, sentence) => {
    const options = { ...good, ...change } as ConstructEventOptions;
    expect((await refusal(constructEvent(options))).message).toContain(sentence);
  });

  test('names fields but no values of an invalid body', async () => {
    const data = { ...kyc.data, kycStatus: 5, kycMessage: ['secret text'] };
    const { message } = await refusal(constructEvent({ ...good, ...notification(data) }));
    expect(message).toContain('/kycStatus');
    expect(message).toContain('/kycMessage');
    expect(message).not.toContain('secret text');
  });

  test.each([
    ['with a trailing slash', kyc.url.slice(0, -1), `${kyc.url.slice(0, -1)}/`],
    ['without the trailing slash', `${kyc.url}/`, kyc.url],
    ['with https', kyc.url.replace('https', 'http'), kyc.url],
    ['with http', kyc.url, kyc.url.replace('https', 'http')],
    ['without its query', `${kyc.url}?a=b`, kyc.url],
  ])('names the mistake if the signature matches the URL %s', async (says, url, signed) => {
    const options = { ...good, ...notification(kyc.data, { url: signed }), url };
    const error = await refusal(constructEvent(options));
    expect(error.code).toBe('signature_mismatch');
    expect(error.message).toContain(`matches the URL ${says}:`);
    expect(error.message).not.toContain('harbour');
  });

  test('explains what to check if the signature matches nothing', async () => {
    const { message } = await refusal(constructEvent({ ...good, apiKey: 'another-key' }));
    expect(message).toContain('exactly the configured URL');
  });

  test('states the age of an old notification', async () => {
    const now = new Date('2026-03-03T09:20:11.482Z');
    expect((await refusal(constructEvent({ ...good, now }))).message).toContain('3600 s old');
  });
});

describe('rejects an invalid configuration', () => {
  test.each([
    ['no key', { apiKey: undefined }],
    ['an empty key', { apiKey: '' }],
    ['a key with its scheme', { apiKey: `Bearer ${apiKey}` }],
    ['a key with the end of its line', { apiKey: `${apiKey}\n` }],
    ['no key of several', { apiKey: undefined, apiKeys: [] }],
    ['an empty one of several', { apiKey: undefined, apiKeys: [apiKey, ''] }],
    ['no address', { url: '' }],
    ['an address that is not the text', { url: new URL(kyc.url) }],
    ['no tolerance', { tolerance: 0 }],
    ['seconds', { tolerance: 300 }, 'For 300 seconds, pass 300000.'],
    ['too much of it', { tolerance: Infinity }],
    ['one that is no number', { tolerance: NaN }],
    ['a time that does not exist', { now: new Date('never') }],
    ['an event that does not exist', { type: 'toString' }],
  ] as [string, object, string?][])('%s', async (_what, change, message = '') => {
    const options = { ...good, ...change } as unknown as ConstructEventOptions;
    const error: unknown = await constructEvent(options).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TypeError);
    expect(String(error)).toContain(message);
    expect(String(error)).not.toContain(apiKey);
  });
});
