import { constructEventFromMessage } from '@seller-funds/webhooks';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from '../testing/free-port.js';
import { startTestSandbox } from '../testing/test-sandbox.js';
import { main } from './main.js';
import { requestLogSize } from './serve-command.js';

function start(...args: string[]) {
  const output = { text: '' };
  const print = (text: string): void => {
    output.text += text;
  };
  const stopping = new AbortController();
  const stopped = once(stopping.signal, 'abort');
  const ended = main({
    command: 'sandbox',
    args,
    environment: {},
    out: print,
    error: print,
    untilStopped: () => stopped,
  });
  return {
    output,
    ended,
    stop: () => {
      stopping.abort();
    },
  };
}

test.each([
  ['webhooks', 2, /^Unknown command "webhooks"; there are seed, webhooks listen, trigger, logs/],
  ['webhooks talk', 2, /^Unknown command "webhooks"/],
  ['webhooks listen --port 0', 2, /^--port takes 1 to 65535, not "0"\./],
  ['webhooks listen --respond no', 2, /^--respond takes 200 to 599, not "no"\./],
  [
    'webhooks listen --url here',
    2,
    /^--url takes a URL such as http:\/\/127.0.0.1:4020, not "here"/,
  ],
  ['webhooks listen --forward-to app', 2, /^--forward-to takes a URL such as http/],
  ['webhooks listen --forward-to http://a --respond 200', 2, /^--forward-to and --respond cannot/],
  ['webhooks listen --nonsense', 2, /^Unknown option '--nonsense'\./],
  ['trigger', 2, /^EVENT is missing: one of kycUpdate, payoutUpdate\./],
  ['trigger refund', 2, /^EVENT takes kycUpdate or payoutUpdate, not "refund"\./],
  [
    'trigger payoutUpdate --outcome PASSED',
    2,
    /^--outcome of payoutUpdate takes PROCESSED, FAILED/,
  ],
  ['trigger kycUpdate --url http://127.0.0.1:9', 1, /^Cannot connect to http:/],
  ['logs tail --status 7', 2, /^--status takes a status such as 422 or 4xx, not "7"\./],
  ['logs tail --url http://127.0.0.1:9', 1, /^Cannot connect to http:/],
])('%s exits with %i and one line', async (args, code, message) => {
  const { ended, output } = start(...args.split(' '));
  expect(await ended).toBe(code);
  expect(output.text).toMatch(message);
  const help = code === 2 ? ' `sandbox --help` prints the usage.\n' : '\n';
  expect(output.text.indexOf('\n')).toBe(output.text.length - 1);
  expect(output.text.endsWith(help)).toBe(true);
});

test.each(['logs tail', 'webhooks listen --port', 'trigger kycUpdate', 'seed examples'])(
  '%s says that another server is no sandbox',
  async (args) => {
    const other = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const port = args.endsWith('--port') ? [String(await freePort())] : [];
    const { ended, output } = start(...args.split(' '), ...port, '--url', url);
    expect(await ended).toBe(1);
    expect(output.text).toBe(`${url} is not a sandbox. Set --url to the URL of one.\n`);
    other.closeAllConnections();
    other.close();
  },
);

test('receives, verifies and prints webhooks', async () => {
  const started = await startTestSandbox({ webhooks: { privateAddresses: true } });
  const { url } = await started.sandbox.listen({ port: 0 });
  const tenant = started.sandbox.tenant('test_listener');
  const call = started.as('test_listener');
  const old = { url: 'https://old.example/', type: 'WEBHOOK_KYC_UPDATE' };
  await call('POST', '/api/webhook-configurations', old);
  const port = String(await freePort());
  const listening = start(
    'webhooks',
    'listen',
    '--port',
    port,
    '--url',
    url,
    '--key',
    'test_listener',
  );
  await expect.poll(() => listening.output.text).toContain('Waiting for webhooks');
  expect(listening.output.text).toContain('instead of https://old.example/.');

  const { body } = await call('POST', '/api/accountholders', { displayName: 'Mila' });
  await tenant.kyc(body.code).pass();
  expect(await tenant.webhooksSent()).toMatchObject({ delivered: 1 });
  expect(listening.output.text).toMatch(/kycUpdate, signature valid, attempt 1 of ev_\w+\n/);
  expect(listening.output.text).toContain(`"accountOwnerCode":"${body.code}"`);

  const forged = { method: 'POST', body: '{}', headers: { 'x-sandbox-attempt': '\u009B31m' } };
  expect((await fetch(`http://127.0.0.1:${port}/`, forged)).status).toBe(401);
  expect(listening.output.text).toContain('refused: header_missing, attempt \\u009b31m of ?\n');
  listening.stop();
  expect(await listening.ended).toBe(0);
  await started.close();
});

test('--respond sets the status, so that retries can be tested', async () => {
  const started = await startTestSandbox({ webhooks: { privateAddresses: true } });
  const { url } = await started.sandbox.listen({ port: 0 });
  const port = String(await freePort());
  const listening = start('webhooks', 'listen', '--port', port, '--url', url, '--respond', '503');
  await expect.poll(() => listening.output.text).toContain('Waiting for webhooks');
  const { body } = await started.as('test_sandbox')('POST', '/api/accountholders', {
    displayName: 'Mila',
  });
  await started.sandbox.kyc(body.code).pass();
  await started.sandbox.advance('5 seconds');
  expect(await started.sandbox.webhooksSent()).toMatchObject({ waiting: 1, delivered: 0 });
  expect(listening.output.text).toMatch(/attempt 2 of ev_/);
  listening.stop();
  await listening.ended;
  await started.close();
});

test('trigger makes a real event, and listen forwards it to an application', async () => {
  const key = 'test_trigger';
  const { sandbox, close, as } = await startTestSandbox({ webhooks: { privateAddresses: true } });
  const { url } = await sandbox.listen({ port: 0 });
  const remote = ['--url', url, '--key', key];
  const unheard = start('trigger', 'kycUpdate', ...remote);
  expect(await unheard.ended).toBe(1);
  expect(unheard.output.text).toBe(
    'kycUpdate happened, but no webhook is configured for it. Run `sandbox webhooks listen` first.\n',
  );

  const events: unknown[] = [];
  const app = createServer((request, response) => {
    const here = `http://${request.headers.host}/hooks`;
    void constructEventFromMessage(request, { apiKey: key, url: here }).then(({ unverified }) => {
      events.push(unverified);
      return response.writeHead(events.length === 1 ? 500 : 204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(app, 'listening');
  const forwardTo = `http://127.0.0.1:${(app.address() as AddressInfo).port}/hooks`;
  const port = String(await freePort());
  const listening = start(
    'webhooks',
    'listen',
    '--port',
    port,
    '--forward-to',
    forwardTo,
    ...remote,
  );
  await expect.poll(() => listening.output.text).toContain(`forwarded to ${forwardTo}.`);

  const rejected = start('trigger', 'kycUpdate', '--outcome', 'REJECTED', ...remote);
  expect(await rejected.ended).toBe(0);
  expect(rejected.output.text).toMatch(/^WEBHOOK_KYC_UPDATE ev_\w+ to \S+: WAITING, 500\n$/);
  expect(events).toMatchObject([{ kycStatus: 'REJECTED' }]);

  const payout = start('trigger', 'payoutUpdate', ...remote);
  expect(await payout.ended).toBe(0);
  const code = (events.at(-1) as { readonly payoutCode: string }).payoutCode;
  expect((await as(key)('GET', `/api/fund/payout-requests/${code}`)).body.status).toBe('PROCESSED');
  expect(payout.output.text).toMatch(/WEBHOOK_PAYOUT_UPDATE ev_\w+ to \S+: DELIVERED, 204\n$/);
  expect(listening.output.text).toContain(`${forwardTo} responded with 204\n`);

  app.closeAllConnections();
  app.close();
  const unreachable = start('trigger', 'kycUpdate', ...remote);
  expect(await unreachable.ended).toBe(0);
  expect(unreachable.output.text).toContain('WAITING, 502');
  expect(listening.output.text).toContain(`${forwardTo} did not respond: ECONNREFUSED\n`);
  listening.stop();
  expect(await listening.ended).toBe(0);
  await close();
});

test('logs tail prints the requests that match, as they come', async () => {
  const { sandbox, close, as } = await startTestSandbox({ requestLog: 500 });
  const { url } = await sandbox.listen({ port: 0 });
  const call = as('test_tail');
  await call('GET', '/api/divisions');
  const tail = (...args: string[]) =>
    start('logs', 'tail', '--url', url, '--key', 'test_tail', ...args);
  const all = tail();
  const errors = tail('--status', '4XX', '--path', 'holders');
  for (const { output } of [all, errors])
    await expect.poll(() => output.text).toContain('Waiting for requests of test_tail');
  // More than one page of the control API.
  for (let count = 0; count < 101; count += 1) await call('GET', `/api/divisions?page=${count}`);
  await call('GET', '/api/accountholders/unknown');
  await expect.poll(() => errors.output.text).toMatch(/404 GET \/api\/accountholders\/unknown/);
  await expect.poll(() => all.output.text.split('\n').length).toBe(104);
  for (const each of [all, errors]) {
    each.stop();
    expect(await each.ended).toBe(0);
  }
  const [, first] = all.output.text.split('\n');
  expect(first).toMatch(
    /^\d\d:\d\d:\d\d \d{3} GET \/api\/divisions\?page=0 \d+ ms v2\.listDivisions$/,
  );
  expect(errors.output.text.split('\n')).toHaveLength(3);
  await close();
});

test('logs tail asks for no more requests than a sandbox keeps', async () => {
  const pages: number[] = [];
  let id = 0;
  const hostile = createServer((request, response) => {
    pages.push(Number(new URL(request.url ?? '', 'http://a').searchParams.get('_pageNumber')));
    const newer = {
      at: 0,
      status: 200,
      method: 'GET',
      target: '/',
      durationMs: 1,
      operationId: null,
    };
    const elements = Array.from({ length: 100 }, () => ({ ...newer, id: (id += 1) }));
    response.writeHead(200, { 'x-request-id': '1' }).end(JSON.stringify({ elements }));
  }).listen(0, '127.0.0.1');
  await once(hostile, 'listening');
  const { port } = hostile.address() as AddressInfo;
  const { output, stop, ended } = start('logs', 'tail', '--url', `http://127.0.0.1:${port}`);
  await expect.poll(() => output.text).toContain(' 200 GET / 1 ms');
  stop();
  expect(await ended).toBe(0);
  expect(Math.max(...pages)).toBe(requestLogSize / 100 - 1);
  hostile.closeAllConnections();
  hostile.close();
});
