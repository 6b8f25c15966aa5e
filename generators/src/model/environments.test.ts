import { expect, test } from 'vitest';
import { contractOf } from '../testing/document.js';

test('environments are the servers that have a name, with their variables filled in', async () => {
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

test('a default that YAML reads as a number is filled in as it is written', async () => {
  const { environments } = await contractOf({
    servers: [
      {
        url: 'https://a.example:{port}',
        'x-environment': 'test',
        variables: { port: { default: 8443 } },
      },
    ],
  });
  expect(environments[0]?.url).toBe('https://a.example:8443');
});

test('a document without servers has no environments', async () => {
  expect((await contractOf({})).environments).toEqual([]);
});
