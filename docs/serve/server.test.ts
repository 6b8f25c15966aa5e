import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileAt, siteServer } from './server.ts';

let folder: string;
let url: string;
let server: ReturnType<typeof siteServer>;

beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'serve-')), 'site');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<p>start');
  writeFileSync(join(folder, 'assets/a b.css'), 'a {}');
  writeFileSync(join(folder, '../secret.txt'), 'secret');
  server = siteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(join(folder, '..'), { recursive: true });
});

test('serves files with their types', async () => {
  const start = await fetch(`${url}/?a=1`);
  expect([start.status, start.headers.get('content-type'), await start.text()]).toEqual([
    200,
    'text/html; charset=utf-8',
    '<p>start',
  ]);
  const style = await fetch(`${url}/assets/a%20b.css`, { method: 'HEAD' });
  expect([style.status, style.headers.get('content-type')]).toEqual([
    200,
    'text/css; charset=utf-8',
  ]);
});

test('compresses for browsers', async () => {
  const { headers } = await fetch(`${url}/`, { headers: { 'accept-encoding': 'gzip' } });
  expect(headers.get('content-encoding')).toBe('gzip');
  const plain = await fetch(`${url}/`, { headers: { 'accept-encoding': 'identity' } });
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, '<p>start']);
});

test('responds with 404 and 405', async () => {
  const missing = await fetch(`${url}/v9.html?x`);
  expect([missing.status, await missing.text()]).toEqual([
    404,
    'There is no /v9.html here. Start at /index.html.\n',
  ]);
  expect((await fetch(`${url}/assets`)).status).toBe(404);
  const posted = await fetch(`${url}/`, { method: 'POST' });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('does not serve files outside of its folder', () => {
  expect(fileAt(folder, '/assets/')).toBe(join(folder, 'assets/index.html'));
  for (const path of [
    '/..%2fsecret.txt',
    '/%2e%2e/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/%00',
    '/%zz',
  ]) {
    const file = fileAt(folder, path);
    expect(file === undefined || file.startsWith(folder)).toBe(true);
  }
  expect(fileAt(folder, '/..%2fsecret.txt')).toBeUndefined();
});
