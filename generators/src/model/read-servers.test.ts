import { expect, test } from 'vitest';
import { contractOf, operationOf } from '../testing/document.js';
import { defaultUrlOf } from './contract.js';

const regional = {
  url: 'https://{region}.example.com:{port}/v1',
  description: 'By region',
  variables: {
    region: { enum: ['eu', 'us'], default: 'eu', description: 'Where the data is' },
    port: { default: 8443 },
  },
};

test('reads URL and variables, and builds the default URL', async () => {
  const { servers } = await contractOf({ servers: [regional, { url: '/api' }] });
  expect(servers).toEqual([
    {
      url: regional.url,
      description: 'By region',
      variables: [
        { name: 'region', default: 'eu', values: ['eu', 'us'], description: 'Where the data is' },
        { name: 'port', default: '8443', values: undefined, description: undefined },
      ],
    },
    { url: '/api', description: undefined, variables: [] },
  ]);
  expect(servers.map(defaultUrlOf)).toEqual(['https://eu.example.com:8443/v1', '/api']);
  expect((await contractOf({})).servers).toEqual([]);
});

test('prefers the servers of an operation to those of its path', async () => {
  const operation = { operationId: 'a', responses: {} };
  expect((await operationOf(operation, { servers: [regional] })).servers).toEqual([]);
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

test('reads environments from named servers, with default variables', async () => {
  const host = { default: 'a.example' };
  const { environments } = await contractOf({
    servers: [
      { url: 'https://{host}/{gone}', 'x-environment': 'test', variables: { host } },
      { url: 'https://b.example' },
      { url: 'https://c.example', 'x-environment': 'live', description: 'Real.' },
      { url: 'https://d.example', 'x-environment': 'live' },
    ],
  });
  expect(environments).toEqual([
    { name: 'test', url: 'https://a.example/{gone}', description: undefined },
    { name: 'live', url: 'https://c.example', description: 'Real.' },
  ]);
});
