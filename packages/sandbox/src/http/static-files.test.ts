import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { serveFiles } from './static-files.js';

const text = 'Money. '.repeat(1000);
const serve = serveFiles({
  path: '/docs/',
  load: () => Promise.resolve(new Map([['a.html', text]])),
  headersOf: () => ({ 'x-a': 'b' }),
  notFound: () => new Response(null, { status: 404 }),
  onError: (error) => {
    throw error;
  },
});
const send = (headers: Record<string, string> = {}, method = 'GET') =>
  serve(new Request('http://localhost/docs/a.html', { method, headers }));

test('is compressed for clients that accept the encoding, else uncompressed', async () => {
  const plain = await send();
  expect([await plain.text(), plain.headers.get('content-encoding')]).toEqual([text, null]);
  const small = await send({ 'accept-encoding': 'gzip, br' });
  expect(small.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect([small.headers.get('content-encoding'), small.headers.get('x-a')]).toEqual(['gzip', 'b']);
  expect(gunzipSync(Buffer.from(await small.arrayBuffer())).toString()).toBe(text);
  expect(small.headers.get('vary')?.toLowerCase()).toBe('accept-encoding');
});

test('returns 304 for a matching ETag, and no body for HEAD', async () => {
  const { headers } = await send({ 'accept-encoding': 'gzip' });
  const tag = headers.get('etag') ?? '';
  expect((await send({ 'if-none-match': tag })).status).toBe(304);
  expect((await send({ 'if-none-match': '"other"' })).status).toBe(200);
  const head = await send({}, 'HEAD');
  expect([await head.text(), head.headers.get('content-length')]).toEqual(['', '7000']);
});
