import { createServer } from 'node:http';
import { connect } from 'node:net';
import { createClient } from '@seller-funds/client';
import { Agent, ProxyAgent } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../listen.js';

/** Proxies and custom agents as in the README, with a real local proxy. */

async function startService(): Promise<string> {
  let connections = 0;
  const server = createServer(({ headers }, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify([{ code: headers.authorization, name: String(connections) }]));
  });
  server.on('connection', () => (connections += 1));
  return listen(server);
}

async function startProxy(): Promise<{ readonly url: string; readonly tunnels: string[] }> {
  const tunnels: string[] = [];
  const server = createServer((_request, response) => response.writeHead(405).end());
  server.on('connect', ({ url = '' }, socket, head) => {
    tunnels.push(url);
    const [host = '', port] = url.split(':');
    const upstream = connect(Number(port), host, () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    for (const end of [socket, upstream]) end.on('error', () => end.destroy());
    onTestFinished(() => {
      socket.destroy();
      upstream.destroy();
    });
  });
  return { url: await listen(server), tunnels };
}

test('sends calls through a proxy', async () => {
  const service = await startService();
  const { url, tunnels } = await startProxy();
  const dispatcher = new ProxyAgent({ uri: url, proxyTunnel: true });
  onTestFinished(() => dispatcher.destroy());
  const options = { apiKey: 'test_proxy', baseUrl: service };
  const client = createClient({ ...options, fetchOptions: { dispatcher } });
  expect(await client.v2.divisions.list()).toMatchObject([{ code: 'Bearer test_proxy' }]);
  // With a hook, the request is created before `fetch` and must still use the proxy.
  await client.with({ onRequest: () => undefined }).v2.divisions.list();
  expect(new Set(tunnels)).toEqual(new Set([new URL(service).host]));
  const before = tunnels.length;
  await createClient(options).v2.divisions.list();
  expect(tunnels).toHaveLength(before);
});

test('uses a custom agent', async () => {
  const service = await startService();
  const dispatcher = new Agent({ connections: 1 });
  onTestFinished(() => dispatcher.destroy());
  const client = createClient({
    apiKey: 'test_agent',
    baseUrl: service,
    fetchOptions: { dispatcher },
  });
  const lists = await Promise.all([1, 2, 3].map(() => client.v2.divisions.list()));
  expect(lists.map(([division]) => division?.name)).toEqual(['1', '1', '1']);
});

test('fetch options do not override the options of the client', async () => {
  const service = await startService();
  const client = createClient({
    apiKey: 'test_own',
    baseUrl: service,
    fetchOptions: { method: 'DELETE', headers: {}, redirect: 'follow' },
    onRequest: ({ method, redirect }) => {
      expect([method, redirect]).toEqual(['GET', 'manual']);
    },
  });
  expect(await client.v2.divisions.list()).toMatchObject([{ code: 'Bearer test_own' }]);
  expect.assertions(2);
});
