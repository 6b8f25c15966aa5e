import { once } from 'node:events';
import { expect, test } from 'vitest';
import { freePort } from '../testing/free-port.js';
import { startTestSandbox } from '../testing/test-sandbox.js';
import { main } from './main.js';

function start(...args: string[]) {
  const output = { text: '' };
  const print = (text: string): void => {
    output.text += text;
  };
  const stopping = new AbortController();
  const stopped = once(stopping.signal, 'abort');
  const ended = main({
    command: 'sandbox',
    args: ['webhooks', ...args],
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
  [[], 2, /^webhooks has one subcommand: listen\.\n/],
  [['talk'], 2, /^webhooks has one subcommand: listen\.\n/],
  [['listen', '--port', '0'], 2, /^"0" is not a port/],
  [['listen', '--respond', 'no'], 2, /^"no" is not a status code/],
  [['listen', '--url', 'http://127.0.0.1:9'], 1, /^Cannot connect to http:/],
  [['listen', '--url', 'here'], 2, /^"here" is not a URL/],
])('%j exits with %i and an error message', async (args, code, message) => {
  const port = args.includes('--url') ? ['--port', String(await freePort())] : [];
  const { ended, output } = start(...args, ...port);
  expect(await ended).toBe(code);
  expect(output.text).toMatch(message);
});

test('receives, verifies and prints webhooks', async () => {
  const started = await startTestSandbox({ webhooks: { privateAddresses: true } });
  const { url } = await started.sandbox.listen({ port: 0 });
  const tenant = started.sandbox.tenant('test_listener');
  const call = started.as('test_listener');
  const old = { url: 'https://old.example/', type: 'WEBHOOK_KYC_UPDATE' };
  await call('POST', '/api/webhook-configurations', old);
  const port = String(await freePort());
  const listening = start('listen', '--port', port, '--url', url, '--key', 'test_listener');
  await expect.poll(() => listening.output.text).toContain('Waiting for webhooks');
  expect(listening.output.text).toContain('instead of https://old.example/.');

  const { body } = await call('POST', '/api/accountholders', { displayName: 'Mila' });
  await tenant.kyc(body.code).pass();
  expect(await tenant.webhooksSent()).toMatchObject({ delivered: 1 });
  expect(listening.output.text).toMatch(/kycUpdate, signature valid, attempt 1 of ev_\w+\n/);
  expect(listening.output.text).toContain(`"accountOwnerCode":"${body.code}"`);

  const forged = { method: 'POST', body: '{}', headers: { 'x-sandbox-attempt': '\u009B31m' } };
  expect((await fetch(`http://127.0.0.1:${port}/`, forged)).status).toBe(401);
  expect(listening.output.text).toContain('refused: header_missing, attempt \uFFFD31m of ?\n');
  listening.stop();
  expect(await listening.ended).toBe(0);
  await started.close();
});

test('--respond sets the status, so that retries can be tested', async () => {
  const started = await startTestSandbox({ webhooks: { privateAddresses: true } });
  const { url } = await started.sandbox.listen({ port: 0 });
  const port = String(await freePort());
  const listening = start('listen', '--port', port, '--url', url, '--respond', '503');
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
