import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listen } from '../../../../test/listen.js';
import { httpAdapter } from './http.js';

/** Serves responses by `METHOD path`. Returns the URL and the bodies that were sent. */
async function serve(responses: Readonly<Record<string, object>>) {
  const sent: unknown[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      if (text !== '') sent.push(JSON.parse(text));
      const body = responses[`${request.method ?? ''} ${request.url ?? ''}`];
      response.writeHead(body ? 200 : 404).end(JSON.stringify(body ?? {}));
    });
  });
  return { url: await listen(server), sent };
}

const actions = ['newTenant', 'issueKey', 'revokeKey'];
const tenant = { apiKey: 'k-1' };

test('sends actions as JSON and reads the keys that two of them return', async () => {
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

test('rejects a response without a key, a failed action and an unknown action', async () => {
  const first = await serve({ 'GET /': { actions }, 'POST /issueKey': {} });
  const adapter = await httpAdapter(first.url);
  await expect(adapter.issueKey?.({ tenant })).rejects.toThrow('issueKey returned no apiKey');
  await expect(adapter.newTenant?.()).rejects.toThrow('The adapter responded with 404');
  const second = await serve({ 'GET /': { actions: ['rotate'] } });
  await expect(httpAdapter(second.url)).rejects.toThrow('contains unknown actions: rotate');
});
