import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { listenError, readPort } from './port.ts';
import { sampleCurl } from './sample.ts';

test('reads ports', () => {
  expect(['1', '4010', '65535'].map(readPort)).toEqual([1, 4010, 65_535]);
  expect(['0', '65536', '-1', '80a', '', '4e3', '99999999'].map(readPort)).toEqual(
    Array(7).fill(undefined),
  );
});

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
