import { afterEach, expect, test, vi } from 'vitest';
import { sendRaw } from '../testing/raw-http.js';
import { startTestSandbox } from '../testing/test-sandbox.js';
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
  const { sandbox } = await startTestSandbox();
  const { url } = await sandbox.listen({ port: 0 });
  const line = `GET /_sandbox/health ${version}`;
  const head = [line, 'Host: localhost', `Transfer-Encoding: ${encoding}`];
  expect((await sendRaw(url, head, '0\r\n\r\n')).status).toBe(status);
});
