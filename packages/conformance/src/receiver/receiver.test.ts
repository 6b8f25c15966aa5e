import { afterEach, expect, test } from 'vitest';
import { Receiver } from './receiver.js';
import { signatureOf } from './signature.js';

let receiver: Receiver | undefined;
afterEach(() => receiver?.close());

function post(url: string, body: string): Promise<Response> {
  return fetch(url, { method: 'POST', body, redirect: 'manual' });
}

test('computes the signature of the example in the document', () => {
  const url = 'https://api.harbour-market.example/hooks/kyc';
  const owner = 'ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8';
  const signature = signatureOf(url, owner, '2026-03-03T08:20:11.482Z', 'example-api-key');
  expect(signature).toBe(
    'S4YkH2b2UbTLyhZpEhuFM9efAU9jFunIQZT/h7LYJJoY3IO/U0CyUcfZwyzO+I105QvEMMc2tZxHAz60afbrGQ==',
  );
});

test('adds a webhook to the endpoint of its URL and to no other', async () => {
  receiver = await Receiver.open();
  const [inbox, other] = [receiver.openEndpoint(), receiver.openEndpoint()];
  expect(inbox.url).toMatch(/^http:\/\/localhost:\d+\//);
  const found = inbox.find((body) => JSON.stringify(body) === '{"a":1}', 60_000);
  await post(`${inbox.url}/deep?x=1`, '{"a":0}');
  expect((await post(inbox.url, '{"a":1}')).status).toBe(200);
  expect(await found).toMatchObject({ method: 'POST', body: '{"a":1}' });
  expect(inbox.deliveries).toHaveLength(2);
  expect(other.deliveries).toEqual([]);
  expect(await inbox.find(() => false, 0)).toBeUndefined();
});

test('returns the configured response, and 404 for unknown URLs', async () => {
  receiver = await Receiver.open();
  const inbox = receiver.openEndpoint();
  inbox.response = { status: 302, headers: { location: '/elsewhere' } };
  expect((await post(inbox.url, '{}')).status).toBe(302);
  expect((await post(new URL('/nobody', inbox.url).href, '{}')).status).toBe(404);
});

test('closes the connection after each response', async () => {
  receiver = await Receiver.open();
  const { headers } = await post(receiver.openEndpoint().url, '{}');
  expect(headers.get('connection')).toBe('close');
});

test('discards a body that is too long', async () => {
  receiver = await Receiver.open();
  const inbox = receiver.openEndpoint();
  await post(inbox.url, 'x'.repeat(2_000_000)).catch(() => undefined);
  await expect.poll(() => inbox.deliveries.map(({ body }) => body)).toEqual(['']);
});

test('uses the public URL if there is one', async () => {
  receiver = await Receiver.open({ url: 'https://tunnel.example/hooks/' });
  expect(receiver.openEndpoint().url).toMatch(/^https:\/\/tunnel\.example\/hooks\/[0-9a-f-]+$/);
});
