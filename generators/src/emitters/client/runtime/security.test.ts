import { expect, it } from 'vitest';
import type { SecuritySchemes } from '../../types/runtime/security.js';
import { operationOf } from '../testing/operation.js';
import { startServer } from '../testing/server.js';
import { openConnection } from './connection.js';
import type { ConnectionOptions } from './options.js';

const schemes: SecuritySchemes = {
  bearer: { type: 'http', scheme: 'bearer' },
  basic: { type: 'http', scheme: 'basic' },
  digest: { type: 'http', scheme: 'digest' },
  inHeader: { type: 'apiKey', in: 'header', name: 'X-Key' },
  inQuery: { type: 'apiKey', in: 'query', name: 'key' },
  inCookie: { type: 'apiKey', in: 'cookie', name: 'key' },
  oauth: { type: 'oauth2' },
  certificate: { type: 'mutualTLS' },
};

/** Where a credential may be seen by the server. */
interface Seen {
  authorization?: string;
  'x-key'?: string;
  key?: string;
  cookie?: string;
  url?: string;
}

it.each<[string, string[][], Partial<ConnectionOptions>, Seen]>([
  ['the key as a bearer', [['bearer']], { apiKey: 'k' }, { authorization: 'Bearer k' }],
  ['the key in a header', [['inHeader']], { apiKey: 'k' }, { 'x-key': 'k' }],
  ['the key in the query', [['inQuery']], { apiKey: 'k&l' }, { url: '/x?key=k%26l' }],
  ['the key in a cookie', [['inCookie']], { apiKey: 'k;l' }, { cookie: 'key=k%3Bl' }],
  ['bearer first', [['inHeader'], ['bearer']], { apiKey: 'k' }, { authorization: 'Bearer k' }],
  ['no key for other schemes', [['basic'], ['oauth']], { apiKey: 'k' }, {}],
  ['a named credential', [['inHeader']], { credentials: { inHeader: 'n' } }, { 'x-key': 'n' }],
  [
    'a named one before the key',
    [['bearer']],
    { apiKey: 'k', credentials: { bearer: 'n' } },
    { authorization: 'Bearer n' },
  ],
  [
    'the first alternative that is complete',
    [['bearer', 'inHeader'], ['inHeader']],
    { credentials: { inHeader: 'n' } },
    { 'x-key': 'n' },
  ],
  [
    'all of an alternative',
    [['bearer', 'inHeader']],
    { apiKey: 'k', credentials: { inHeader: 'n' } },
    { authorization: 'Bearer k', 'x-key': 'n' },
  ],
  ['nothing of an incomplete one', [['bearer', 'inHeader']], { apiKey: 'k' }, {}],
  [
    'a credential where it is optional',
    [[], ['bearer']],
    { apiKey: 'k' },
    { authorization: 'Bearer k' },
  ],
  ['nothing where none is given', [[], ['bearer']], {}, {}],
  ['nothing to an open operation', [], { apiKey: 'k' }, {}],
  [
    'user and password',
    [['basic']],
    { credentials: { basic: 'ü:p' } },
    { authorization: 'Basic w7w6cA==' },
  ],
  [
    'another HTTP scheme',
    [['digest']],
    { credentials: { digest: 'x' } },
    { authorization: 'digest x' },
  ],
  ['an access token', [['oauth']], { credentials: { oauth: 't' } }, { authorization: 'Bearer t' }],
  [
    'a key beside a certificate',
    [['certificate', 'bearer']],
    { apiKey: 'k' },
    { authorization: 'Bearer k' },
  ],
  [
    'nothing of an unknown scheme',
    [['toString'], ['gone']],
    { apiKey: 'k', credentials: { toString: 'n', gone: 'n' } },
    {},
  ],
])('sends %s', async (_name, security, options, seen) => {
  const { baseUrl, requests } = await startServer();
  await openConnection({ baseUrl, ...options }, schemes).send(operationOf({ security }), {});
  const request = requests[0];
  expect({
    authorization: request?.headers.authorization,
    'x-key': request?.headers['x-key'],
    key: request?.headers['key'],
    cookie: request?.headers.cookie,
    url: request?.url,
  }).toEqual({
    authorization: undefined,
    'x-key': undefined,
    key: undefined,
    cookie: undefined,
    url: '/x',
    ...seen,
  });
});

it('adds a key to the cookies and query that the call brings', async () => {
  const { baseUrl, requests } = await startServer();
  const operation = operationOf({
    parameters: [{ name: 'page', in: 'query' }],
    security: [['inQuery', 'inCookie']],
  });
  const connection = openConnection({ baseUrl, apiKey: 'k', headers: { cookie: 'a=1' } }, schemes);
  await connection.send(operation, { query: { page: 2 } });
  expect(requests[0]?.url).toBe('/x?page=2&key=k');
  expect(requests[0]?.headers.cookie).toBe('a=1; key=k');
});

it('lets a single call bring another credential', async () => {
  const { baseUrl, requests } = await startServer();
  const connection = openConnection({ baseUrl, apiKey: 'k' }, schemes);
  const options = { headers: { authorization: 'Bearer other' } };
  await connection.send(operationOf({ security: [['bearer']] }), { options });
  expect(requests[0]?.headers.authorization).toBe('Bearer other');
});
