import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import { listen } from '../../test/listen.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { siteServer } from './server.ts';

const start = `<p>${'start '.repeat(200)}`;

let url: string;

beforeEach(async () => {
  const parent = temporaryFolder({
    'site/index.html': start,
    'site/assets/a.css': 'a {}',
    'site/a.md': '# A',
    'secret.txt': 'secret',
  });
  url = await listen(siteServer(join(parent, 'site')));
});

test('serves files with their types', async () => {
  const page = await fetch(`${url}/?a=1`);
  expect([page.status, page.headers.get('content-type'), await page.text()]).toEqual([
    200,
    'text/html; charset=utf-8',
    start,
  ]);
  const style = await fetch(`${url}/assets/a.css`, { method: 'HEAD' });
  expect([style.status, style.headers.get('content-type')]).toEqual([
    200,
    'text/css; charset=utf-8',
  ]);
  const { headers } = await fetch(`${url}/a.md`);
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
    'text/markdown; charset=utf-8',
    'no-store',
  ]);
});

test('compresses for browsers', async () => {
  const { headers } = await fetch(`${url}/`, { headers: { 'accept-encoding': 'gzip' } });
  expect(headers.get('content-encoding')).toBe('gzip');
  const plain = await fetch(`${url}/`, { headers: { 'accept-encoding': 'identity' } });
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, start]);
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

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/%2e%2e/secret.txt',
  '/..%5csecret.txt',
  '/%00',
  '/%zz',
])('does not serve files outside of its folder: %s', async (path) => {
  const response = await new Promise<IncomingMessage>((resolve) => get(url, { path }, resolve));
  expect([response.statusCode, await text(response)]).toEqual([
    404,
    expect.not.stringMatching(/^secret/),
  ]);
});
