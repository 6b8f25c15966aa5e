import { createAdaptorServer } from '@hono/node-server';
import { expect, test } from 'vitest';
import { type ReceiveWebhook, sendInProcess } from './send-in-process.js';

const outgoing = { url: 'https://hooks.example/', headers: {}, body: '{}' };
const never = new AbortController().signal;

test('returns a response of any status', async () => {
  const send = sendInProcess(() => new Response('thanks', { status: 503 }));
  expect(await send(outgoing, never)).toMatchObject({ status: 503 });
});

test('returns a response of fetch if a server has replaced the global Response', async () => {
  createAdaptorServer({ fetch: () => new Response() });
  const ofFetch = await fetch('data:,thanks');
  expect(ofFetch).not.toBeInstanceOf(Response);
  const own = await sendInProcess(() => new Response('thanks'))(outgoing, never);
  expect(own).toMatchObject({ status: 200 });
  expect(await sendInProcess(() => ofFetch)(outgoing, never)).toMatchObject({ body: 'thanks' });
});

test.each([
  undefined,
  null,
  true,
  200,
  'OK',
  { status: 200 },
  { status: 200, headers: [], text: () => 'OK' },
])('reports an error if the receiver returns %j', async (returned) => {
  const receive = (() => Promise.resolve(returned)) as unknown as ReceiveWebhook;
  const sending = sendInProcess(receive)(outgoing, never);
  await expect(sending).rejects.toThrow('The receiver returned no Response.');
});
