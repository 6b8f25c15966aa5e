import { describe, expect, it, vi } from 'vitest';
import { echo, post, sample, serve } from '../testing/sample.js';
import { createApp } from './app.js';
import {
  type AnyAuthenticate,
  authenticateCaller,
  refuse,
  type SecurityRequirement,
} from './authentication.js';
import { readCredentials } from './credentials.js';
import { HttpError } from './http-error.js';

const bearer = { headers: { authorization: 'Bearer token' } };
const seen = (_request: unknown, context: unknown): object => ({ status: 200, body: { context } });

describe('authentication', () => {
  it('passes the result of authenticate to handlers', async () => {
    let requirement: SecurityRequirement | undefined;
    const app = serve(
      { getSecret: seen },
      {
        authenticate: async (_request: Request, required: SecurityRequirement) => {
          requirement = required;
          return { key: required.credentials['bearer'] };
        },
      },
    );
    const response = await app.request('/secret', { headers: { authorization: 'bearer  abc' } });
    expect(await response.json()).toEqual({ context: { key: 'abc' } });
    expect(requirement).toMatchObject({ alternatives: [['bearer']], optional: false });
    expect(requirement?.operation.id).toBe('getSecret');
  });

  it('says whether the document also allows callers without credentials', async () => {
    const [route] = sample;
    if (!route) throw new Error('The sample has changed.');
    const operation = { ...route.operation, security: [[], ['bearer']] };
    const authenticate = vi.fn<AnyAuthenticate>(() => true);
    await authenticateCaller(operation, new Request('http://a/'), {}, authenticate);
    const [, requirement] = authenticate.mock.calls[0] ?? [];
    expect(requirement).toMatchObject({ alternatives: [], optional: true, credentials: {} });
  });

  const schemes = {
    partner: { type: 'apiKey', in: 'header', name: 'X-Partner' },
    access: { type: 'apiKey', in: 'query', name: 'key' },
    token: { type: 'oauth2' },
    certificate: { type: 'mutualTLS' },
  } as const;
  const all = [['partner', 'access'], ['token']];
  const ask = async (security: string[][], headers: Record<string, string>, query: string) => {
    const authenticate = vi.fn<AnyAuthenticate>(() => true);
    const [route] = sample;
    const routes = route ? [{ ...route, operation: { ...route.operation, security } }] : [];
    const options = { authenticate } as never;
    const app = createApp([{ routes, handlers: { listThings: echo } }], options, schemes);
    const response = await app.request(`/things${query}`, { headers });
    const calls = authenticate.mock.calls.map(([, given]) => given);
    return { response, calls };
  };

  const token = 'Bearer in the header Authorization';
  it.each<[string[][], Record<string, string>, string, string]>([
    [all, {}, '', `the header X-Partner and the query parameter key, or ${token}`],
    [all, { 'x-partner': 'p' }, '', `the query parameter key, or ${token}`],
    [all, { 'x-partner': '' }, '?key=k', `the header X-Partner, or ${token}`],
    [[['certificate', 'access']], {}, '', 'the query parameter key'],
    [[['undeclared']], {}, '', 'undeclared'],
  ])('of %j is not called for %j %s', async (security, headers, query, missing) => {
    const { response, calls } = await ask(security, headers, query);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ message: `Missing credentials: ${missing}.` });
    const challenge = security === all ? 'Bearer' : null;
    expect(response.headers.get('www-authenticate')).toBe(challenge);
    expect(calls).toEqual([]);
  });

  it.each<[string[][], Record<string, string>, string, object]>([
    [all, { 'x-partner': 'p' }, '?key=k', { partner: 'p', access: 'k' }],
    [all, { 'x-partner': 'p', ...bearer.headers }, '', { token: 'token' }],
    [[['certificate']], {}, '', {}],
  ])(
    'of %j gets the complete alternative of %j %s',
    async (security, headers, query, credentials) => {
      const { response, calls } = await ask(security, headers, query);
      expect(response.status).toBe(200);
      expect(calls).toMatchObject([{ credentials }]);
      const names = Object.keys(credentials);
      expect(calls[0]?.alternatives).toEqual([names.length > 0 ? names : ['certificate']]);
      expect(calls[0]?.credentials).toEqual(credentials);
    },
  );

  it('is skipped for operations without security', async () => {
    const app = serve({ listThings: seen }, { authenticate: () => refuse() });
    expect(await (await app.request('/things')).json()).toEqual({});
  });

  it.each([
    [refuse(), 401, 'Bearer'],
    [false, 401, 'Bearer'],
    [refuse('unauthenticated', { 'www-authenticate': 'Own' }), 401, 'Own'],
    [refuse('forbidden'), 403, null],
  ])('rejects the caller: %o', async (refusal, status, challenge) => {
    const response = await serve({}, { authenticate: () => refusal }).request('/secret', bearer);
    expect(response.status).toBe(status);
    expect(response.headers.get('www-authenticate')).toBe(challenge);
  });

  const values = new Map<string, unknown>([
    ['undefined', undefined],
    ['null', null],
    ['a number', 1],
    ['a text', 'Unauthorized'],
    ['a symbol', Symbol('caller')],
    ['a function', () => true],
    ['a list', [{ name: 'Mila' }]],
    ['a response', new Response('Unauthorized', { status: 401 })],
  ]);
  it.each([...values])('rejects any other value: %s', async (_name, value) => {
    for (const authenticate of [() => value, async () => value]) {
      const response = await serve({ getSecret: seen }, { authenticate }).request(
        '/secret',
        bearer,
      );
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
    }
  });

  it.each([[true], [{}], [{ name: 'Mila' }], [Object.create(null)], [new Map()]])(
    'admits %o',
    async (value) => {
      const contexts: unknown[] = [];
      const getSecret = (_request: unknown, context: unknown): object => {
        contexts.push(context);
        return { status: 200, body: {} };
      };
      for (const authenticate of [() => value, async () => value]) {
        const response = await serve({ getSecret }, { authenticate }).request('/secret', bearer);
        expect(response.status).toBe(200);
      }
      expect(contexts).toEqual([value, value]);
    },
  );

  it('recognises a refusal from another copy of the runtime', async () => {
    const authentication = new URL('authentication.ts?copy', import.meta.url).href;
    const other = (await import(authentication)) as { refuse: typeof refuse };
    expect(other.refuse('forbidden')).not.toBeInstanceOf(refuse().constructor);
    const authenticate = (): object => other.refuse('forbidden');
    expect((await serve({}, { authenticate }).request('/secret', bearer)).status).toBe(403);
  });

  it.each<[string, (reason: Error) => unknown]>([
    ['returns', (reason) => reason],
    ['resolves to', async (reason) => reason],
    ['rejects with', (reason) => Promise.reject(reason)],
    [
      'throws',
      (reason) => {
        throw reason;
      },
    ],
  ])('fails closed if it %s an error, which determines the response', async (_how, fail) => {
    const statusOf = async (error: Error): Promise<number> => {
      const options = { authenticate: () => fail(error), onError: () => undefined };
      return (await serve({ getSecret: seen }, options).request('/secret', bearer)).status;
    };
    expect(await statusOf(new HttpError(429, 'slowly'))).toBe(429);
    expect(await statusOf(new Error('no database'))).toBe(500);
  });

  it('runs before the body is read', async () => {
    const [, create] = sample;
    if (!create) throw new Error('The sample has changed.');
    const secured = { ...create, operation: { ...create.operation, security: [['bearer']] } };
    const options = { authenticate: () => refuse() };
    const app = createApp([{ routes: [secured], handlers: { createThing: echo } }], options, {
      bearer: { type: 'http', scheme: 'bearer' },
    });
    const pull = vi.fn<(body: ReadableStreamDefaultController) => void>((body) => body.close());
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const request = { ...post('', bearer.headers), body, duplex: 'half' } as const;
    expect((await app.request('/things', request)).status).toBe(401);
    expect(pull).not.toHaveBeenCalled();
  });

  it('is required if an operation is secured', () => {
    expect(() => createApp([{ routes: sample, handlers: {} }], {})).toThrow(
      'getSecret is secured in the document. Pass the option `authenticate`',
    );
  });
});

describe('credentials', () => {
  const schemes = {
    basic: { type: 'http', scheme: 'basic' },
    token: { type: 'oauth2' },
    header: { type: 'apiKey', in: 'header', name: 'X-Key' },
    query: { type: 'apiKey', in: 'query', name: 'key' },
    cookie: { type: 'apiKey', in: 'cookie', name: 'key' },
    certificate: { type: 'mutualTLS' },
  } as const;
  const names = [...Object.keys(schemes), 'unknown', 'constructor'];
  const read = (url: string, headers: Record<string, string>): object =>
    readCredentials(new Request(`http://test${url}`, { headers }), names, schemes);

  it('are read from the documented places', () => {
    expect(read('/', { authorization: 'Basic dTpw' })).toEqual({ basic: 'dTpw' });
    expect(read('/', { authorization: 'BEARER a.b' })).toEqual({ token: 'a.b' });
    expect(read('/?key=a%2Bb', { 'x-key': 'k', cookie: 'key=c' })).toEqual({
      header: 'k',
      query: 'a+b',
      cookie: 'c',
    });
  });

  it.each(['', 'Basic', 'Basic ', 'Basicx dTpw'])('are missing in %o', (authorization) => {
    expect(read('/?key=%ff', { authorization, key: 'k' })).toEqual({});
  });
});
