// Runs the code of the package's README with real frameworks. test/docs/programs tests that it compiles.
import type { Client } from '@seller-funds/client';
import { constructEventFromMessage, signEvent, type WebhookError } from '@seller-funds/webhooks';
import express, { type Express } from 'express';
import type { FastifyInstance } from 'fastify';
import type { Hono } from 'hono';
import type Koa from 'koa';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readText } from '../repository.js';
import { connect, holder, payout } from './service.js';
import { snippetsOf } from './snippets.js';

const apiKey = 'test_readme';
const kycUrl = 'https://api.harbour-market.example/hooks/kyc';
const payoutUrl = 'https://api.harbour-market.example/hooks/payout';
const client = connect(apiKey);
const readme = snippetsOf('packages/webhooks/README.md');
const servers: Server[] = [];

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  for (const server of servers.splice(0)) server.close();
});

const payoutUpdate = {
  accountOwnerCode: holder.code,
  payoutStatus: 'FAILED' as const,
  payoutCode: payout.code,
};
const kycUpdate = { accountOwnerCode: holder.code, kycStatus: 'ACTIVE' as const };

async function sent(key = apiKey, body: typeof kycUpdate | typeof payoutUpdate = kycUpdate) {
  const url = 'kycStatus' in body ? kycUrl : payoutUrl;
  return signEvent({ url, apiKey: key, body });
}

async function post(
  server: Server,
  key = apiKey,
  body: typeof kycUpdate | typeof payoutUpdate = kycUpdate,
): Promise<[status: number, text: string]> {
  servers.push(server);
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const signed = await sent(key, body);
  const { pathname } = new URL(signed.url);
  const response = await fetch(`http://127.0.0.1:${port}${pathname}`, signed);
  return [response.status, await response.text()];
}

describe('code blocks of the README', () => {
  test('a fetch handler', async () => {
    const { payoutReceiver } = (await readme.load('Receive a webhook')) as {
      payoutReceiver: (key: string, reader: Client) => (request: Request) => Promise<Response>;
    };
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const handle = payoutReceiver(apiKey, client);
    const good = new Request(payoutUrl, await sent(apiKey, payoutUpdate));
    expect((await handle(good)).status).toBe(200);
    const arrived = payout.status === 'PROCESSED' ? [[`${payout.code} has arrived.`]] : [];
    expect(log.mock.calls).toEqual(arrived);
    const bad = await handle(new Request(payoutUrl, await sent('another', payoutUpdate)));
    expect([bad.status, await bad.text()]).toEqual([401, 'signature_mismatch']);
  });

  test('fetch before you act', async () => {
    const { act } = (await readme.load('Fetch before you act')) as {
      act: (event: object, reader: Client) => Promise<string>;
    };
    const { code: accountOwnerCode } = holder;
    const { kycStatus } = holder.legalEntity ?? { kycStatus: 'MISSING_DATA' };
    const kyc = { type: 'kycUpdate', accountOwnerCode };
    expect(await act(kyc, client)).toBe(`${accountOwnerCode} is ${kycStatus}`);
    const paid = { type: 'payoutUpdate', accountOwnerCode, unverified: payoutUpdate };
    expect(await act(paid, client)).toBe(`${payout.code} is ${payout.status}`);
    const unpaid = { ...paid, unverified: { ...payoutUpdate, payoutCode: null } };
    expect(await act(unpaid, client)).toBe(`${accountOwnerCode} was not paid`);
  });

  test('Node', async () => {
    const { kycServer } = (await readme.load('Node without')) as {
      kycServer: (key: string) => Server;
    };
    expect(await post(kycServer(apiKey))).toEqual([200, holder.code]);
    expect(await post(kycServer('another'))).toEqual([401, '']);
  });

  test('Express', async () => {
    const { expressApp } = (await readme.load('Express')) as {
      expressApp: (key: string) => Express;
    };
    const server = createServer(expressApp(apiKey));
    expect(await post(server)).toEqual([200, holder.code]);
    expect(await post(server, 'another')).toEqual([401, 'signature_mismatch']);
  });

  test('Fastify', async () => {
    const { fastifyApp } = (await readme.load('Fastify')) as {
      fastifyApp: (key: string) => FastifyInstance;
    };
    const app = fastifyApp(apiKey);
    await app.listen({ port: 0, host: '127.0.0.1' });
    expect(await post(app.server)).toEqual([200, holder.code]);
    expect(await post(app.server, 'another')).toEqual([401, 'signature_mismatch']);
    expect(await post(app.server, apiKey, payoutUpdate)).toEqual([200, holder.code]);
    await app.close();
  });

  test('Hono', async () => {
    const { honoApp } = (await readme.load('Hono')) as { honoApp: (key: string) => Hono };
    const app = honoApp(apiKey);
    const good = await app.request('/hooks/kyc', await sent());
    expect([good.status, await good.text()]).toEqual([200, holder.code]);
    const bad = await app.request('/hooks/kyc', await sent('another'));
    expect([bad.status, await bad.text()]).toEqual([401, 'signature_mismatch']);
  });

  test('Koa', async () => {
    const { koaApp } = (await readme.load('Koa')) as { koaApp: (key: string) => Koa };
    const handle = koaApp(apiKey).callback();
    const server = createServer((request, response) => void handle(request, response));
    expect(await post(server)).toEqual([200, holder.code]);
    expect(await post(server, 'another')).toEqual([401, 'signature_mismatch']);
  });

  test('Next', async () => {
    vi.stubEnv('SELLER_FUNDS_API_KEY', apiKey);
    const { POST } = (await readme.load('Next')) as { POST: (r: Request) => Promise<Response> };
    const responses = [
      await POST(new Request(kycUrl, await sent())),
      await POST(new Request(kycUrl, await sent('another'))),
    ];
    expect(await Promise.all(responses.map((response) => response.text()))).toEqual([
      holder.code,
      'signature_mismatch',
    ]);
  });

  test('AWS Lambda', async () => {
    vi.stubEnv('SELLER_FUNDS_API_KEY', apiKey);
    const { handler } = (await readme.load('AWS Lambda')) as {
      handler: (event: object) => Promise<object>;
    };
    const { headers, body } = await sent();
    const multiValueHeaders = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, [value]]),
    );
    const received = { statusCode: 200, body: holder.code };
    for (const event of [
      { headers, body, isBase64Encoded: false },
      { headers, body: btoa(body), isBase64Encoded: true },
      { headers, multiValueHeaders, body, isBase64Encoded: false },
      { multiValueHeaders, body: btoa(body), isBase64Encoded: true },
    ])
      expect(await handler(event)).toEqual(received);
    const { headers: forged } = await sent('another');
    const refused = { statusCode: 401, body: 'signature_mismatch' };
    expect(await handler({ headers: forged, body })).toEqual(refused);
    expect(await handler({ headers, body: null })).toEqual({
      statusCode: 400,
      body: 'body_not_json',
    });
    expect(await handler({ headers: null, body })).toEqual({
      statusCode: 401,
      body: 'header_missing',
    });
  });

  test('respond first, process later', async () => {
    const { enqueue, work } = (await readme.load('Respond first')) as {
      enqueue: (request: Request, key: string, queue: string[]) => Promise<void>;
      work: (queue: string[], reader: Client) => Promise<string[]>;
    };
    const queue: string[] = [];
    await enqueue(new Request(payoutUrl, await sent(apiKey, payoutUpdate)), apiKey, queue);
    expect(await work(queue, client)).toEqual([payout.status]);
    expect(queue).toEqual([]);
  });

  test('replay protection', async () => {
    const module = (await readme.load('Replay protection')) as {
      once: (request: Request, key: string) => Promise<string>;
      sharedStore: (redis: object) => { add(...args: [string, Date, Date]): Promise<boolean> };
    };
    const signed = await sent();
    expect(await module.once(new Request(kycUrl, signed), apiKey)).toBe('kycUpdate');
    const again = module.once(new Request(kycUrl, signed), apiKey);
    await expect(again).rejects.toMatchObject({ code: 'replayed' });
    const keys = new Set<string>();
    const set = (key: string): Promise<string | null> =>
      Promise.resolve(keys.has(key) ? null : keys.add(key) && 'OK');
    const store = module.sharedStore({ set });
    const now = new Date();
    expect([await store.add('a', now, now), await store.add('a', now, now)]).toEqual([true, false]);
  });

  test('key rotation', async () => {
    const { receive } = (await readme.load('Key rotation')) as {
      receive: (request: Request, newer: string, older: string) => Promise<string>;
    };
    for (const key of ['newer', 'older']) {
      const request = new Request(kycUrl, await sent(key));
      expect(await receive(request, 'newer', 'older')).toBe(holder.code);
    }
  });

  test('the end-to-end test is identical to the one in the README of the sandbox, which runs it', () => {
    const [here = '', there = ''] = ['webhooks', 'sandbox'].map(
      (name) =>
        /^```ts\n(?:(?!^```)[^])*the endpoint receives an event when[^]*?^```$/m.exec(
          readText('packages', name, 'README.md'),
        )?.[0],
    );
    expect(here).not.toBe('');
    expect(here).toBe(there);
  });

  test('a test of a receiver prints the documented output', async () => {
    expect(await readme.print('Test your receiver')).toBe(readme.textBelow('Test your receiver'));
  });
});

test('if Express has parsed the body, the error explains how to keep the raw body', async () => {
  const app = express().use(express.json());
  app.post('/hooks/kyc', async (request, response) => {
    const options = { apiKey, url: kycUrl };
    const error: unknown = await constructEventFromMessage(request, options).catch(
      (e: unknown) => e,
    );
    const { status, code, message } = error as WebhookError;
    response.status(status).send(`${code} ${message}`);
  });
  const [status, text] = await post(createServer(app));
  expect([status, text.split(' ')[0]]).toEqual([500, 'body_parsed']);
  expect(text).toContain('express.raw(');
});
