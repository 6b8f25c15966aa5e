import { once } from 'node:events';
import { createServer as createHttpServer, type Server } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bundleDocument } from '../bundle/bundle.ts';
import { mockFront } from './front.ts';
import { withNeutralRefusals } from './neutral-refusals.ts';
import { listenError } from './listen-error.ts';
import { sampleCurl } from './sample.ts';

test('distinguishes a used port, a free port and an address of another machine', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await listenError(port, '127.0.0.1')).toMatchObject({ code: 'EADDRINUSE' });
  await new Promise((resolve) => server.close(resolve));
  expect(await listenError(port, '127.0.0.1')).toBeUndefined();
  expect(await listenError(port, '192.0.2.1')).toMatchObject({ code: 'EADDRNOTAVAIL' });
});

test('makes a curl command from the first GET whose parameters have examples', () => {
  const document = {
    paths: {
      '/a': { get: {} },
      '/a/{code}': { get: { parameters: [{ name: 'code' }] } },
      '/b/{code}/{id}': {
        parameters: [{ $ref: '#/components/parameters/Code' }],
        get: { parameters: [{ name: 'id', schema: { examples: ['x y'] } }] },
      },
    },
    components: { parameters: { Code: { name: 'code', example: 'va_1' } } },
  };
  expect(sampleCurl(document, 'http://127.0.0.1:4010')).toBe(
    "curl -H 'Authorization: Bearer test_key' 'http://127.0.0.1:4010/b/va_1/x%20y'",
  );
  expect(sampleCurl({ paths: {} }, '')).toBeUndefined();
});

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test('answers a body that is not JSON, and passes on everything else', async () => {
  const seen: string[] = [];
  const prism = createHttpServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    request.pipe(response.writeHead(201, { 'x-mock': 'yes' }));
  });
  const port = await listen(mockFront(await listen(prism)));
  const post = (body: string) =>
    fetch(`http://127.0.0.1:${port}/a?b=1`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json; charset=utf-8' },
    });
  const refused = await post('{');
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { type: 'about:blank', title: 'The body is not JSON.', status: 400 },
  ]);
  const passed = await post('{}');
  expect([passed.status, passed.headers.get('x-mock'), await passed.text()]).toEqual([
    201,
    'yes',
    '{}',
  ]);
  expect(seen).toEqual(['POST /a?b=1']);
});

test('every response 422 of the contract begins with an example for any refusal', async () => {
  const document = await bundleDocument(join(import.meta.dirname, '../openapi.yaml'));
  const { paths } = withNeutralRefusals(document);
  const texts = JSON.stringify(paths).split('"422":').slice(1);
  expect(texts.length).toBeGreaterThan(40);
  const firsts = texts.map((text) => /"examples":\{"(\w+)"/.exec(text)?.[1]);
  expect(new Set(firsts)).toEqual(new Set(['any']));
});
