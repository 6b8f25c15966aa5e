import { expect, test } from 'vitest';
import { contractOf, operationOf } from '../testing/document.js';
import { defaultUrlOf } from './contract.js';

test('reads defaults that are no strings, and keeps variables that are not declared', async () => {
  const variables = { port: { default: 8443 }, secure: { default: true } };
  const { servers } = await contractOf({
    servers: [{ url: 'https://a.example:{port}/{secure}/{gone}', variables }],
  });
  expect(servers.map(defaultUrlOf)).toEqual(['https://a.example:8443/true/{gone}']);
});

test('prefers the servers of an operation to those of its path', async () => {
  const operation = { operationId: 'a', responses: {} };
  expect((await operationOf(operation, { servers: [{ url: '/api' }] })).servers).toEqual([]);
  const { operations } = await contractOf({
    paths: {
      '/a': {
        servers: [{ url: '/path' }],
        get: { ...operation, servers: [{ url: '/own' }] },
        put: { ...operation, operationId: 'b' },
      },
    },
  });
  expect(operations.map(({ id, servers }) => [id, servers[0]?.url])).toEqual([
    ['a', '/own'],
    ['b', '/path'],
  ]);
});
