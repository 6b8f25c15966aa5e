import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { httpAdapter } from './http.js';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Serves answers by `METHOD path`; gives the address and what was sent. */
async function serve(answers: Readonly<Record<string, object>>) {
  const sent: unknown[] = [];
  const made = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      if (text !== '') sent.push(JSON.parse(text));
      const answer = answers[`${request.method ?? ''} ${request.url ?? ''}`];
      response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer ?? {}));
    });
  });
  server = made;
  await new Promise<void>((resolve) => {
    made.listen(0, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${(made.address() as AddressInfo).port}`, sent };
}

const actions = ['newTenant', 'issueKey', 'revokeKey'];
const tenant = { apiKey: 'k-1' };

test('actions are sent as JSON, and two of them answer with a key', async () => {
  const { url, sent } = await serve({
    'GET /': { actions },
    'POST /newTenant': tenant,
    'POST /issueKey': { apiKey: 'k-2' },
    'POST /revokeKey': {},
  });
  const adapter = await httpAdapter(url);
  expect(await adapter.newTenant?.()).toEqual(tenant);
  expect(await adapter.issueKey?.({ tenant })).toEqual({ apiKey: 'k-2' });
  await adapter.revokeKey?.({ tenant, apiKey: 'k-2' });
  expect(sent).toEqual([{}, { tenant }, { tenant, apiKey: 'k-2' }]);
  expect(adapter.settle).toBeUndefined();
});

test('an answer without a key, a failure and an unknown action are told', async () => {
  const first = await serve({ 'GET /': { actions }, 'POST /issueKey': {} });
  const adapter = await httpAdapter(first.url);
  await expect(adapter.issueKey?.({ tenant })).rejects.toThrow('issueKey answered without');
  await expect(adapter.newTenant?.()).rejects.toThrow('The adapter answered 404');
  const second = await serve({ 'GET /': { actions: ['rotate'] } });
  await expect(httpAdapter(second.url)).rejects.toThrow('names unknown actions: rotate');
});
