import { describe, expect, test } from 'vitest';
import { sendRaw } from '../testing/raw-http.js';
import { useTestSandbox } from '../testing/test-sandbox.js';
import { createHostCheck, normalizeHost } from './allowed-hosts.js';

const host = (value: string, url = '/api/divisions') => ({ rawHeaders: ['Host', value], url });

describe('without additional hosts', () => {
  const isAllowed = createHostCheck([]);

  test.each([
    'localhost',
    'LocalHost:4020',
    'seller.localhost:4020',
    'a.b.localhost',
    '127.0.0.1',
    '127.0.0.1:1',
    '127.255.255.254:65535',
    '[::1]',
    '[::1]:4020',
  ])('%s is allowed', (value) => {
    expect(isAllowed(host(value))).toBe(true);
  });

  test.each([
    '',
    ':4020',
    'evil.example',
    'evil.example:4020',
    '127.0.0.1.nip.io',
    '127.0.0.1.evil.example:4020',
    'localhost.evil.example',
    'evil-localhost',
    'evillocalhost:4020',
    'localhost.',
    'localhost.:4020',
    '127.0.0.1.',
    '.localhost',
    'a..localhost',
    'localhost:4020@evil.example',
    'localhost@evil.example',
    'evil.example#.localhost',
    'localhost,evil.example',
    'localhost:abc',
    'localhost:',
    '127.1',
    '127.0.0.256',
    '2130706433',
    '0x7f000001',
    '0.0.0.0',
    '10.0.0.1',
    '192.168.1.2:4020',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[fe80::1]',
    '[::1',
    '::1',
    'lоcalhost',
  ])('%j is not', (value) => {
    expect(isAllowed(host(value))).toBe(false);
  });

  test('rejects a missing or repeated Host header, and a different host in the request target', () => {
    expect(isAllowed({ rawHeaders: ['Accept', '*/*'], url: '/' })).toBe(false);
    const twice = ['Host', 'localhost', 'hOST', 'localhost'];
    expect(isAllowed({ rawHeaders: twice, url: '/' })).toBe(false);
    expect(isAllowed(host('localhost', 'http://evil.example/api/divisions'))).toBe(false);
    expect(isAllowed(host('localhost', 'HTTP://evil.example'))).toBe(false);
    expect(isAllowed(host('evil.example', 'http://localhost/api/divisions'))).toBe(false);
    expect(isAllowed(host('localhost', 'http://localhost:1/api/divisions'))).toBe(true);
  });
});

test('allows additional hosts only by their full names, with any port', () => {
  const isAllowed = createHostCheck(['Sandbox.test', '192.168.1.2', '[FD00::1]']);
  for (const value of ['sandbox.test', 'SANDBOX.test:1', '192.168.1.2:4020', '[fd00::1]:4020'])
    expect(isAllowed(host(value))).toBe(true);
  for (const value of ['sandbox', 'a.sandbox.test', 'sandbox.test.', 'sandbox.test.evil.example'])
    expect(isAllowed(host(value))).toBe(false);
});

test.each(['', '*', '.test', 'a.', 'http://a', 'a:80', 'a/b', 'a b', '[::1', '-a', undefined, 7])(
  '%j is refused as a host name',
  (value) => {
    expect(() => normalizeHost(value as string)).toThrow(/is not a host name/);
  },
);

test('rejects a string instead of a list of hosts', () => {
  const text = 'sandbox.test' as unknown as string[];
  expect(() => createHostCheck(text)).toThrow(TypeError);
});

function send(url: string, line: string, headers: readonly string[]) {
  const here = url.replace('0.0.0.0', '127.0.0.1');
  return sendRaw(here, [line, ...headers, 'Authorization: Bearer test_hosts']);
}

async function statusAt(url: string, name: string): Promise<number> {
  return (await send(url, 'GET /api/divisions HTTP/1.1', [`Host: ${name}`])).status;
}

describe('a listening sandbox', () => {
  const options = { requestLog: 5, onWarning: () => undefined };
  const started = useTestSandbox(() => options, { port: 0, allTenants: true });

  test.each([
    'GET /api/divisions HTTP/1.1',
    'GET /api/v1/accountholders HTTP/1.1',
    'GET /_sandbox/export HTTP/1.1',
    'POST /_sandbox/reset HTTP/1.1',
    'GET /_sandbox/ui HTTP/1.1',
    'GET /_sandbox/ui/tenants HTTP/1.1',
    'GET /_sandbox/assets/dashboard.js HTTP/1.1',
    'GET /onboarding/x HTTP/1.1',
    'GET /files/reports/x/y.csv?signature=z HTTP/1.1',
    'GET / HTTP/1.1',
    'OPTIONS /api/divisions HTTP/1.1',
  ])('%s is refused with 421 under another name', async (line) => {
    const { status, text } = await send(started.url, line, ['Host: evil.example:4020']);
    expect(status).toBe(421);
    expect(text).toContain('"code":"421.900.001"');
    expect(text).toContain('--allow-host');
    expect(text).not.toContain('evil');
  });

  test.each([
    ['two hosts', 'GET /api/divisions HTTP/1.1', ['Host: localhost', 'Host: evil.example'], 421],
    ['another target', 'GET http://evil.example/api/divisions HTTP/1.1', ['Host: localhost'], 421],
    ['a dot at the end', 'GET /api/divisions HTTP/1.1', ['Host: localhost.'], 421],
    ['no host', 'GET /api/divisions HTTP/1.1', [], 400],
    ['no host in HTTP/1.0', 'GET /api/divisions HTTP/1.0', [], 400],
  ])('%s is refused', async (_what, line, headers, status) => {
    expect((await send(started.url, line, headers)).status).toBe(status);
  });

  test('accepts loopback names, and any host in process', async () => {
    for (const name of ['localhost', 'shop.localhost:1', '127.0.0.1', '[::1]:80'])
      expect(await statusAt(started.url, name)).toBe(200);
    expect((await started.as()('GET', '/api/divisions')).status).toBe(200);
  });

  test('accepts an allowed host', async () => {
    const { url } = await started.sandbox.listen({ port: 0, allowedHosts: ['sandbox.test'] });
    expect(await statusAt(url, 'sandbox.test:9')).toBe(200);
    expect(await statusAt(url, 'evil.example')).toBe(421);
    await expect(started.sandbox.listen({ port: 0, allowedHosts: ['*'] })).rejects.toThrow(
      TypeError,
    );
  });

  test('accepts every host on other addresses, unless hosts are given', async () => {
    const every = await started.sandbox.listen({ port: 0, host: '0.0.0.0' });
    const some = await started.sandbox.listen({
      port: 0,
      host: '0.0.0.0',
      allowedHosts: ['sandbox'],
    });
    expect(await statusAt(every.url, 'sandbox:4020')).toBe(200);
    expect(await statusAt(some.url, 'sandbox:4020')).toBe(200);
    expect(await statusAt(some.url, 'localhost:4020')).toBe(200);
    expect(await statusAt(some.url, 'evil.example')).toBe(421);
  });
});
