import { execFileSync } from 'node:child_process';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { verifySignature, sign } from './signature.js';
import { apiKey, hmac, kyc, payout } from './testing/notifications.js';

const partsOf = ({ url, data, headers }: typeof kyc | typeof payout) => ({
  url,
  accountOwnerCode: data.accountOwnerCode,
  timestamp: headers['x-timestamp'],
});
const parts = partsOf(kyc);
const signature = kyc.headers['x-signature'];

afterEach(() => vi.restoreAllMocks());

describe('signatures match other implementations', () => {
  test('the examples of the document', async () => {
    expect(await sign(parts, apiKey)).toBe(signature);
    expect(await sign(partsOf(payout), apiKey)).toBe(payout.headers['x-signature']);
  });

  test.each([
    ['k', 'https://a.example', 'o', '2026-01-01T00:00:00Z'],
    ['k'.repeat(300), 'https://a.example/?q=ä:b', 'ö:💶', '2026-01-01T00:00:00.123456+02:00'],
    ['schlüssel 🔑', 'https://a.example/%2F/', 'ah_1', '2026-12-31T23:59:59.999Z'],
  ])('node:crypto, %#', async (key, url, accountOwnerCode, timestamp) => {
    const expected = hmac(key, url, accountOwnerCode, timestamp);
    expect(await sign({ url, accountOwnerCode, timestamp }, key)).toBe(expected);
    expect(await verifySignature({ url, accountOwnerCode, timestamp }, expected, [key])).toBe(true);
  });

  test('the openssl command, if installed', ({ skip }) => {
    const text = `${parts.url}:${parts.accountOwnerCode}:${parts.timestamp}`;
    const args = ['dgst', '-sha512', '-hmac', apiKey, '-binary'];
    let digest: Buffer;
    try {
      digest = execFileSync('openssl', args, { input: text, stdio: ['pipe', 'pipe', 'ignore'] });
    } catch {
      return skip('no openssl on this machine');
    }
    expect(digest.toString('base64')).toBe(signature);
  });
});

describe('invalid signatures', () => {
  test.each([
    ['another address', { ...parts, url: `${parts.url}/` }],
    ['another owner', { ...parts, accountOwnerCode: 'ah_2' }],
    ['the same time in other letters', { ...parts, timestamp: '2026-03-03T08:20:11.4820Z' }],
  ])('%s', async (_what, other) => {
    expect(await verifySignature(other, signature, [apiKey])).toBe(false);
  });

  test.each([
    ['nothing', ''],
    ['hex', Buffer.from(signature, 'base64').toString('hex')],
    ['the URL alphabet', signature.replaceAll('/', '_').replaceAll('+', '-')],
    ['without padding', signature.replace('==', '')],
    ['another spelling of the same bytes', signature.replace('GQ==', 'GR==')],
    ['one byte less', Buffer.from(signature, 'base64').subarray(1).toString('base64')],
    ['twice', `${signature}, ${signature}`],
    ['blanks around it', ` ${signature} `],
  ])('%s', async (_what, text) => {
    expect(await verifySignature(parts, text, [apiKey])).toBe(false);
  });
});

describe('verification does not reveal keys', () => {
  const flipped = (place: number): string => {
    const digest = Buffer.from(signature, 'base64');
    digest.writeUInt8(digest.readUInt8(place) ^ 1, place);
    return digest.toString('base64');
  };

  test.each([
    ['the first key fits', signature, [apiKey, 'b', 'c'], true],
    ['the last key fits', signature, ['a', 'b', apiKey], true],
    ['none fits', signature, ['a', 'b', 'c'], false],
    ['the first byte differs', flipped(0), [apiKey, 'b', 'c'], false],
    ['the last byte differs', flipped(63), ['a', 'b', apiKey], false],
  ])('%s: all keys are tried, each on the whole digest', async (_what, text, keys, result) => {
    const verify = vi.spyOn(crypto.subtle, 'verify');
    expect(await verifySignature(parts, text, keys)).toBe(result);
    const lengths = verify.mock.calls.map(([, , digest]) => digest.byteLength);
    expect(lengths).toEqual([64, 64, 64]);
  });

  test('keys are not extractable', async () => {
    const importKey = vi.spyOn(crypto.subtle, 'importKey');
    await verifySignature(parts, signature, [apiKey]);
    expect(importKey.mock.calls.map(([, , , extractable]) => extractable)).toEqual([false]);
  });
});
