import { afterEach, expect, test, vi } from 'vitest';
import { createSandbox } from '../sandbox.js';
import { sendRaw } from '../testing/raw-http.js';
import { listen } from './listen.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

const response = (): Response => new Response('here');

async function globalsWhileListening(replaceGlobals?: boolean) {
  vi.stubGlobal('Request', class extends Request {});
  vi.stubGlobal('Response', class extends Response {});
  const before = { Request, Response };
  const options = replaceGlobals === undefined ? {} : { replaceGlobals };
  const server = await listen(
    () => response,
    { port: 0, ...options },
    () => undefined,
  );
  try {
    expect(await (await fetch(server.url)).text()).toBe('here');
    return { before, after: { Request, Response } };
  } finally {
    await server.close();
  }
}

test('does not replace the global Request and Response by default', async () => {
  const { before, after } = await globalsWhileListening();
  expect(after.Request).toBe(before.Request);
  expect(after.Response).toBe(before.Response);
});

test('replaces them if the option allows it', async () => {
  const { before, after } = await globalsWhileListening(true);
  expect(after.Response).not.toBe(before.Response);
});

test.each([
  ['HTTP/1.0', 'chunked', 400],
  ['HTTP/1.1', 'identity, chunked', 400],
  ['HTTP/1.1', 'Chunked', 200],
])('%s with the transfer encoding %s returns %i', async (version, encoding, status) => {
  const sandbox = await createSandbox();
  const server = await sandbox.listen({ port: 0 });
  const head = [
    `GET /_sandbox/health ${version}`,
    'Host: localhost',
    `Transfer-Encoding: ${encoding}`,
  ];
  const text = [...head, 'Connection: close', '', '0', '', ''].join('\r\n');
  expect((await sendRaw(server.url, text)).status).toBe(status);
  await sandbox.close();
});
