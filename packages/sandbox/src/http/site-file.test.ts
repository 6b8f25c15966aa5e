import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createFileHandler } from './site-file.js';

const text = 'Money. '.repeat(1000);
const file = createFileHandler('a.html', text);
const send = (headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  file(new Request('http://localhost/docs/a.html', { method, headers }), { 'x-a': 'b' });

test('is compressed for clients that accept the encoding, else uncompressed', async () => {
  const plain = await send();
  expect([await plain.text(), plain.headers.get('content-encoding')]).toEqual([text, null]);
  const small = await send({ 'accept-encoding': 'gzip, br' });
  expect(small.headers.get('content-encoding')).toBe('gzip');
  const bytes = Buffer.from(await small.arrayBuffer());
  expect(bytes.length).toBeLessThan(200);
  expect(gunzipSync(bytes).toString()).toBe(text);
  expect(small.headers.get('content-length')).toBe(String(bytes.length));
  expect(small.headers.get('vary')).toBe('accept-encoding');
  expect(
    (await send({ 'accept-encoding': 'gzip;q=0' })).headers.get('content-encoding'),
  ).toBeNull();
});

test('returns 304 for a matching ETag of the same encoding', async () => {
  const { headers } = await send();
  const tag = headers.get('etag') ?? '';
  expect(headers.get('x-a')).toBe('b');
  expect((await send({ 'if-none-match': tag })).status).toBe(304);
  expect((await send({ 'if-none-match': tag, 'accept-encoding': 'gzip' })).status).toBe(200);
});

test('HEAD has no body', async () => {
  expect(await (await send({}, 'HEAD')).text()).toBe('');
});
