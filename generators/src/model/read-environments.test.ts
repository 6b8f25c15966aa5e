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

test('a document without servers has no environments', async () => {
  expect((await contractOf({})).environments).toEqual([]);
});
