import type { LookupAddress } from 'node:dns';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startReceiver, type TestReceiver } from '../testing/receiver.js';
import { describeError } from '../kernel/describe-error.js';
import type { AttemptResponse } from './attempts.js';
import type { ResolveName } from './addresses.js';
import { type HttpSendOptions, sendOverHttp } from './send-over-http.js';

let receiver: TestReceiver;
beforeAll(async () => {
  receiver = await startReceiver((request, response) => {
    if (request.url === '/moved') response.writeHead(302, { location: '/hook' }).end();
    else if (request.url === '/silent') request.resume();
    else if (request.url === '/endless') {
      response.writeHead(200);
      const more = (): void => {
        if (!response.destroyed) response.write('x'.repeat(8192), () => setImmediate(more));
      };
      more();
    } else if (request.url === '/headers') {
      response.writeHead(200, { 'x-long': 'x'.repeat(20_000) }).end();
    } else if (request.url === '/broken') response.destroy();
    else response.writeHead(204, { 'x-hook': 'seen' }).end();
  });
});
beforeEach(() => {
  receiver.requests.length = 0;
});

function send(
  url: string,
  options: Partial<HttpSendOptions> = {},
): Promise<AttemptResponse | { error: string }> {
  const outgoing = { url, headers: { 'content-type': 'application/json' }, body: '{}' };
  const never = new AbortController().signal;
  const sending = sendOverHttp({ privateAddresses: () => false, ...options })(outgoing, never);
  return sending.catch((error: unknown) => ({ error: describeError(error) }));
}

const local = { privateAddresses: () => true };
const at = (path: string, host = '127.0.0.1'): string => `http://${host}:${receiver.port}${path}`;

test('returns a response of any status and does not follow redirects', async () => {
  const done = await send(at('/hook'), local);
  expect(done).toMatchObject({ status: 204, headers: { 'x-hook': 'seen' }, body: '' });
  expect(await send(at('/moved'), local)).toMatchObject({ status: 302 });
  expect(receiver.requests).toEqual(['POST /hook', 'POST /moved']);
});

test('limits the time and the size of responses', async () => {
  const silent = await send(at('/silent'), { ...local, timeoutMs: 50 });
  expect(silent).toEqual({ error: 'No response within 0.05 seconds.' });
  const endless = await send(at('/endless'), local);
  expect(endless).toMatchObject({ status: 200, body: 'x'.repeat(16 * 1024) });
  expect(await send(at('/headers'), local)).toEqual({ error: expect.stringMatching(/header/i) });
  expect(await send(at('/broken'), local)).toEqual({ error: expect.stringMatching(/hang up/) });
});

test('the signal aborts a running attempt', async () => {
  const stop = new AbortController();
  const outgoing = { url: at('/silent'), headers: {}, body: '{}' };
  const sending = sendOverHttp(local)(outgoing, stop.signal);
  await expect.poll(() => receiver.requests).toHaveLength(1);
  stop.abort(new Error('stopped'));
  await expect(sending).rejects.toThrow('stopped');
});

// Notations of loopback and private addresses in URLs.
test.each([
  '127.0.0.1',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '017700000001',
  '127.1',
  '0',
  '0.0.0.0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '10.0.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '[fe80::1]',
  '[fc00::1]',
  '１２７.0.0.1',
])('http://%s/ is refused', async (host) => {
  expect(await send(at('/hook', host))).toEqual({
    error: expect.stringContaining('not on the public internet'),
  });
  expect(receiver.requests).toEqual([]);
});

test('refuses localhost and other names that resolve to a private address', async () => {
  const refused = { error: expect.stringMatching(/has the address .* not on the public internet/) };
  expect(await send(at('/hook', 'localhost'))).toEqual(refused);
  const addresses: LookupAddress[] = [
    { address: '8.8.8.8', family: 4 },
    { address: '127.0.0.1', family: 4 },
  ];
  const resolve: ResolveName = (_name, callback) => callback(null, addresses);
  expect(await send(at('/hook', 'hooks.example'), { resolve })).toEqual(refused);
  expect(receiver.requests).toEqual([]);
});

const nothing: ResolveName = (_name, callback) => callback(null, []);
const failing: ResolveName = (_name, callback) => callback(new Error('no resolver'), []);

test('reports a host name without an address', async () => {
  const sent = await send('https://nowhere.example/hook', { resolve: nothing });
  expect(sent).toEqual({ error: 'nowhere.example has no address.' });
  expect(await send('https://nowhere.example/', { resolve: failing })).toEqual({
    error: 'no resolver',
  });
});
