import { constructEventFromMessage } from '@seller-funds/webhooks';
import { expect, test } from 'vitest';
import { startCommand } from '../testing/command.js';
import { freePort } from '../testing/free-port.js';
import { startReceiver } from '../testing/receiver.js';
import { startTestSandbox } from '../testing/test-sandbox.js';
import { requestLogSize } from './serve-command.js';

const start = (...args: string[]) => startCommand(args);

async function listen(...args: string[]) {
  const port = String(await freePort());
  const listening = start('webhooks', 'listen', '--port', port, ...args);
  await expect.poll(() => listening.output.text).toContain('Waiting for webhooks');
  return { ...listening, port };
}

test('receives, verifies and prints webhooks', async () => {
  const started = await startTestSandbox({ webhooks: { privateAddresses: true } });
  const { url } = await started.sandbox.listen({ port: 0 });
  const tenant = started.sandbox.tenant('test_listener');
  const call = started.as('test_listener');
  const old = { url: 'https://old.example/', type: 'WEBHOOK_KYC_UPDATE' };
  await call('POST', '/api/webhook-configurations', old);
  const listening = await listen('--url', url, '--key', 'test_listener');
  expect(listening.output.text).toContain('instead of https://old.example/.');

  const { body } = await call('POST', '/api/accountholders', { displayName: 'Mila' });
  await tenant.kyc(body.code).pass();
  expect(await tenant.webhooksSent()).toMatchObject({ delivered: 1 });
  expect(listening.output.text).toMatch(/kycUpdate, signature valid, attempt 1 of ev_\w+\n/);
  expect(listening.output.text).toContain(`"accountOwnerCode":"${body.code}"`);

  const forged = { method: 'POST', body: '{}', headers: { 'x-sandbox-attempt': '\u009B31m' } };
  expect((await fetch(`http://127.0.0.1:${listening.port}/`, forged)).status).toBe(401);
  expect(listening.output.text).toContain('refused: header_missing, attempt \\u009b31m of ?\n');
  await listening.stop();
});

test('--respond sets the status, so that retries can be tested', async () => {
  const started = await startTestSandbox({ webhooks: { privateAddresses: true } });
  const { url } = await started.sandbox.listen({ port: 0 });
  const listening = await listen('--url', url, '--respond', '503');
  const { body } = await started.as('test_sandbox')('POST', '/api/accountholders', {
    displayName: 'Mila',
  });
  await started.sandbox.kyc(body.code).pass();
  await started.sandbox.advance('5 seconds');
  expect(await started.sandbox.webhooksSent()).toMatchObject({ waiting: 1, delivered: 0 });
  expect(listening.output.text).toMatch(/attempt 2 of ev_/);
  await listening.stop();
});

test('trigger makes a real event, and listen forwards it to an application', async () => {
  const key = 'test_trigger';
  const { sandbox, as } = await startTestSandbox({ webhooks: { privateAddresses: true } });
  const { url } = await sandbox.listen({ port: 0 });
  const remote = ['--url', url, '--key', key];
  const unheard = start('trigger', 'kycUpdate', ...remote);
  expect(await unheard.ended).toBe(1);
  expect(unheard.output.text).toBe(
    'kycUpdate happened, but no webhook is configured for it. Run `sandbox webhooks listen` first.\n',
  );

  const events: unknown[] = [];
  const app = await startReceiver((request, response) => {
    const here = `http://${request.headers.host}/hooks`;
    void constructEventFromMessage(request, { apiKey: key, url: here }).then(({ unverified }) => {
      events.push(unverified);
      return response.writeHead(events.length === 1 ? 500 : 204).end();
    });
  });
  const forwardTo = `http://127.0.0.1:${app.port}/hooks`;
  const listening = await listen('--forward-to', forwardTo, ...remote);
  expect(listening.output.text).toContain(`forwarded to ${forwardTo}.`);

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

  app.close();
  const unreachable = start('trigger', 'kycUpdate', ...remote);
  expect(await unreachable.ended).toBe(0);
  expect(unreachable.output.text).toContain('WAITING, 502');
  expect(listening.output.text).toContain(`${forwardTo} did not respond: ECONNREFUSED\n`);
  await listening.stop();
});

test('logs tail prints the requests that match, as they come', async () => {
  const { sandbox, as } = await startTestSandbox({ requestLog: 500 });
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
  for (const each of [all, errors]) await each.stop();
  const [, first] = all.output.text.split('\n');
  expect(first).toMatch(
    /^\d\d:\d\d:\d\d \d{3} GET \/api\/divisions\?page=0 \d+ ms v2\.listDivisions$/,
  );
  expect(errors.output.text.split('\n')).toHaveLength(3);
});

test('logs tail asks for no more requests than a sandbox keeps', async () => {
  const pages: number[] = [];
  let id = 0;
  const hostile = await startReceiver((request, response) => {
    pages.push(Number(new URL(request.url ?? '', 'http://a').searchParams.get('_pageNumber')));
    const newer = { at: 0, status: 200, method: 'GET', target: '/', durationMs: 1 };
    const elements = Array.from({ length: 100 }, () => {
      return { ...newer, operationId: null, id: (id += 1) };
    });
    response.writeHead(200, { 'x-request-id': '1' }).end(JSON.stringify({ elements }));
  });
  const { output, stop } = start('logs', 'tail', '--url', `http://127.0.0.1:${hostile.port}`);
  await expect.poll(() => output.text).toContain(' 200 GET / 1 ms');
  await stop();
  expect(Math.max(...pages)).toBe(requestLogSize / 100 - 1);
});
