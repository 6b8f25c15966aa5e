import { describe, expect, it, vi } from 'vitest';
import { callServer, sentRequest } from '../testing/call-server.js';
import { json, type Responder } from '../testing/server.js';
import type { CommonOptions } from './options.js';
import { base64, type SecurityScheme, type SecurityRequirements } from './security.js';
import { writeHeaders } from './write-headers.js';
import { writeQuery } from './write-query.js';

const bearer: SecurityScheme = {
  name: 'bearer',
  in: 'header',
  field: 'authorization',
  prefix: 'Bearer ',
  key: true,
};
const inHeader: SecurityScheme = { name: 'inHeader', in: 'header', field: 'X-Key' };
const basic: SecurityScheme = {
  name: 'basic',
  in: 'header',
  field: 'authorization',
  prefix: 'Basic ',
  encode: base64,
};
const inQuery: SecurityScheme = { name: 'inQuery', in: 'query', field: 'a key', key: true };
const inCookie: SecurityScheme = {
  name: 'inCookie',
  in: 'header',
  field: 'cookie',
  prefix: 'key=',
  encode: encodeURIComponent,
  key: true,
};
const odd: SecurityScheme = { name: 'toString', in: 'header', field: 'x-key' };

/** The parts of a request that may contain a credential. */
interface Seen {
  authorization?: string;
  'x-key'?: string;
  cookie?: string;
  url?: string;
}

it.each<[string, SecurityRequirements, CommonOptions, Seen]>([
  ['the key', [[bearer]], { apiKey: 'k' }, { authorization: 'Bearer k' }],
  ['the key in the query', [[inQuery]], { apiKey: 'k&l' }, { url: '/x?a%20key=k%26l' }],
  ['the key in a cookie', [[inCookie]], { apiKey: 'k;l' }, { cookie: 'key=k%3Bl' }],
  ['no key for other schemes', [[inHeader]], { apiKey: 'k' }, {}],
  ['a named credential', [[inHeader]], { credentials: { inHeader: 'n' } }, { 'x-key': 'n' }],
  [
    'a named one before the key',
    [[bearer]],
    { apiKey: 'k', credentials: { bearer: 'n' } },
    { authorization: 'Bearer n' },
  ],
  [
    'the first alternative that is complete',
    [[bearer, inHeader], [inHeader]],
    { credentials: { inHeader: 'n' } },
    { 'x-key': 'n' },
  ],
  [
    'all of an alternative',
    [[bearer, inHeader]],
    { apiKey: 'k', credentials: { inHeader: 'n' } },
    { authorization: 'Bearer k', 'x-key': 'n' },
  ],
  ['nothing of an incomplete one', [[bearer, inHeader]], { apiKey: 'k' }, {}],
  ['a key where it is optional', [[], [bearer]], { apiKey: 'k' }, { authorization: 'Bearer k' }],
  ['nothing where none is given', [[], [bearer]], {}, {}],
  ['nothing to an open operation', [], { apiKey: 'k' }, {}],
  ['nothing inherited', [[odd]], { credentials: {} }, {}],
  [
    'user and password',
    [[basic]],
    { credentials: { basic: 'ü:p' } },
    { authorization: 'Basic w7w6cA==' },
  ],
])('sends %s', async (_name, security, options, seen) => {
  const endpoint = { security, querySerializer: writeQuery([]) };
  const { url, headers } = await sentRequest({ endpoint, options });
  const { authorization, 'x-key': xKey, cookie } = headers;
  expect({ authorization, 'x-key': xKey, cookie, url }).toEqual({ url: '/x', ...seen });
});

it('adds a key to the cookies and query of the call', async () => {
  const form = { style: 'form', explode: true };
  const endpoint = {
    security: [[inQuery, inCookie]],
    querySerializer: writeQuery([{ name: 'page', ...form }]),
    writeHeaders: writeHeaders([], [{ name: 'session', ...form }]),
  };
  const input = { query: { page: 2 }, cookie: { session: 's' } };
  const { url, headers } = await sentRequest({ endpoint, input, options: { apiKey: 'k' } });
  expect(url).toBe('/x?page=2&a%20key=k');
  expect(headers.cookie).toBe('key=k; session=s');
});

it('lets a call override the credential', async () => {
  const input = { options: { headers: { authorization: 'Bearer other' } } };
  const endpoint = { security: [[bearer]] };
  const { headers } = await sentRequest({ endpoint, input, options: { apiKey: 'k' } });
  expect(headers.authorization).toBe('Bearer other');
});

/** A service that accepts one token, and repeats others in its message. */
const accept =
  (accepted: string): Responder =>
  (response, request) => {
    const given = request.headers.authorization ?? '';
    const body = { message: `${given} is too old` };
    json(body, given === `Bearer ${accepted}` ? 200 : 401)(response, request);
  };

describe('a token function', () => {
  const endpoint = { security: [[bearer]] };

  it('is asked before each attempt', async () => {
    let count = 0;
    const apiKey = async (): Promise<string> => `token-${(count += 1)}`;
    const { requests } = await callServer(json({}, 503, { 'retry-after-ms': '0' }), {
      endpoint: { ...endpoint, idempotent: true },
      options: { apiKey, retries: 1 },
    });
    const sent = requests.map(({ headers }) => headers.authorization);
    expect(sent).toEqual(['Bearer token-1', 'Bearer token-2']);
  });

  it('is asked again after a 401, with the refused token', async () => {
    const apiKey = vi.fn<(refused?: string) => string>((refused) =>
      refused ? 'second-token' : 'first-token',
    );
    const post = { ...endpoint, method: 'post' };
    const parts = { endpoint: post, input: { body: {} }, options: { apiKey } };
    const { result, requests } = await callServer(accept('second-token'), parts);
    expect(result).not.toBeInstanceOf(Error);
    expect(apiKey.mock.calls).toEqual([[undefined], ['first-token']]);
    expect(requests.map(({ body }) => body)).toEqual(['{}', '{}']);
  });

  it('ends the call with the 401 if it returns the same token, which the message does not repeat', async () => {
    const options = { credentials: { bearer: () => 'expired-token' } };
    const { result, requests } = await callServer(accept('another'), { endpoint, options });
    expect(result).toMatchObject({
      name: 'AuthenticationError',
      reason: 'Bearer [redacted] is too old',
    });
    expect(requests).toHaveLength(1);
  });

  it('cannot return anything but a key, and its own error reaches the caller', async () => {
    const empty = await callServer([], { endpoint, options: { apiKey: () => '' } });
    expect(String(empty.result)).toMatch(/^TypeError: apiKey and credentials must be non-/);
    const failure = new Error('no session');
    const apiKey = (): never => {
      throw failure;
    };
    const failed = await callServer([], { endpoint, options: { apiKey } });
    expect(failed.result).toBe(failure);
  });
});
