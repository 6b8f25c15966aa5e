import { afterEach, describe, expect, it, vi } from 'vitest';
import { endpointOf } from '../testing/endpoint.js';
import { callOperation } from './call.js';
import { openConnection, withOptions } from './connection.js';
import type { SecurityRequirements } from './security.js';
import type { ApiInfo } from './settings.js';

const api: ApiInfo = {
  errors: {},
  environments: { test: 'https://test.example', live: 'https://live.example' },
  prefix: 'SHOP',
  requiresKey: true,
};
const environment = 'test';
const pathPrefixes = ['/api', '/api/v1'];
const security: SecurityRequirements = [
  [{ name: 'bearer', in: 'header', field: 'authorization', prefix: 'Bearer ', key: true }],
];

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('the default base URL', () => {
  const single: ApiInfo = { errors: {}, baseUrl: 'https://api.example' };

  it('applies unless the options have a base URL', () => {
    expect(openConnection({}, single).baseUrl).toBe('https://api.example');
    expect(openConnection({ baseUrl: 'https://b.example' }, single).baseUrl).toBe(
      'https://b.example',
    );
  });

  it('does not replace a base URL of undefined', () => {
    expect(() => openConnection({ baseUrl: undefined }, single)).toThrow('Pass a baseUrl');
    const connection = openConnection({ baseUrl: 'https://b.example' }, single);
    expect(() => withOptions(connection, { baseUrl: undefined })).toThrow('Pass a baseUrl');
    expect(withOptions(connection, { retries: 1 }).baseUrl).toBe('https://b.example');
  });
});

describe('an API key', () => {
  it.each([
    ['left out', {}],
    ['undefined', { apiKey: undefined }],
    ['an undefined credential', { credentials: { bearer: undefined } }],
  ])('that is %s makes opening a connection throw, naming the variable', (_name, options) => {
    vi.stubEnv('SHOP_API_KEY', undefined);
    const open = (): unknown => openConnection({ environment, ...options }, api);
    expect(open).toThrow(new TypeError('The API key is missing: pass apiKey or set SHOP_API_KEY'));
  });

  it('defaults to the environment variable unless that is empty', () => {
    vi.stubEnv('SHOP_API_KEY', 'from-variable');
    expect(openConnection({ environment }, api).options.apiKey).toBe('from-variable');
    expect(openConnection({ environment, apiKey: 'k' }, api).options.apiKey).toBe('k');
    vi.stubEnv('SHOP_API_KEY', '');
    expect(() => openConnection({ environment }, api)).toThrow('The API key is missing');
  });

  it('is not read from the environment if there are credentials or no variable name', () => {
    vi.stubEnv('SHOP_API_KEY', 'from-variable');
    const given = openConnection({ environment, credentials: { bearer: 'b' } }, api);
    expect(given.options.apiKey).toBeUndefined();
    const { prefix: _none, ...unnamed } = api;
    expect(() => openConnection({ environment }, unnamed)).toThrow(/: pass apiKey$/);
  });

  it('is refused if no operation takes it, and not read from the environment', () => {
    vi.stubEnv('SHOP_API_KEY', 'from-variable');
    const keyless = { ...api, schemes: ['basic', 'proxy'] };
    const pass = "pass credentials['basic'] or credentials['proxy']";
    const refused = new TypeError(`No operation takes an apiKey: ${pass}`);
    expect(() => openConnection({ environment, apiKey: 'k' }, keyless)).toThrow(refused);
    const missing = new TypeError(`The API key is missing: ${pass}`);
    expect(() => openConnection({ environment }, keyless)).toThrow(missing);
    const open = { ...api, schemes: [] };
    const useless = new TypeError('No operation takes an apiKey: pass none');
    expect(() => openConnection({ environment, apiKey: 'k' }, open)).toThrow(useless);
  });

  it('is optional with empty credentials and for documents with public operations', () => {
    vi.stubEnv('SHOP_API_KEY', undefined);
    const { secrets } = openConnection({ environment, credentials: {} }, api);
    expect(secrets).toEqual([]);
    expect(openConnection({ environment }, { ...api, requiresKey: false }).secrets).toEqual([]);
  });

  it.each([
    ['there is no process', undefined],
    ['a process has no environment', {}],
    [
      'variables may not be read',
      Object.defineProperty({}, 'env', {
        get: () => {
          throw new Error('NotCapable: Requires env access');
        },
      }),
    ],
  ])('is only taken from the options where %s', (_name, process) => {
    vi.stubGlobal('process', process);
    const outcomes = [{}, { apiKey: 'k' }].map((options) => {
      try {
        return openConnection({ environment, ...options }, api).options.apiKey;
      } catch (error) {
        return String(error);
      }
    });
    vi.unstubAllGlobals();
    expect(outcomes).toEqual([
      'TypeError: The API key is missing: pass apiKey or set SHOP_API_KEY',
      'k',
    ]);
  });
});

it.each<[object, string]>([
  [
    { environment: 'prod' },
    "Pass a baseUrl or environment: 'test' or environment: 'live', not 'prod'",
  ],
  [{ environment: '' }, "Pass a baseUrl or environment: 'test' or environment: 'live', not ''"],
  [
    { environment: 'toString' },
    "Pass a baseUrl or environment: 'test' or environment: 'live', not 'toString'",
  ],
  [{ environment: undefined }, "Pass a baseUrl or environment: 'test' or environment: 'live'"],
  [
    { environment: 'test', baseUrl: 'https://a.example' },
    "The baseUrl https://a.example and the environment 'test' exclude each other",
  ],
  [
    { baseUrl: 'https://a.example/x/api/' },
    'The baseUrl https://a.example/x/api/ must not end with /api: paths of the API begin with it',
  ],
  [
    { baseUrl: 'https://a.example/api/v1' },
    'The baseUrl https://a.example/api/v1 must not end with /api/v1: paths of the API begin with it',
  ],
])('rejects the location %j', (location, message) => {
  const open = (): unknown =>
    openConnection({ ...location, apiKey: 'k' }, { ...api, pathPrefixes });
  expect(open).toThrow(new TypeError(message));
});

it.each(['http://api', 'https://a.example/myapi', 'https://a.example/api/v2', 'https://v1.api'])(
  'accepts the base URL %s, whose path repeats no prefix of the paths',
  (baseUrl) => {
    expect(openConnection({ baseUrl, apiKey: 'k' }, { ...api, pathPrefixes }).baseUrl).toBe(
      baseUrl,
    );
  },
);

describe('option overrides', () => {
  const opened = openConnection(
    { environment, credentials: { bearer: 'first-tenant' }, retries: 0, fetch: echo },
    api,
  );
  const seenWith = async (options: Parameters<typeof withOptions>[1]): Promise<unknown> =>
    callOperation(withOptions(opened, options), endpointOf({ security }), {});

  it('replace the key and all credentials, and keep other options', async () => {
    const other = withOptions(opened, { apiKey: 'second-tenant' });
    expect(other.options).toMatchObject({ retries: 0, credentials: undefined });
    expect(other.secrets).toEqual(['second-tenant', 'second-tenant', 'c2Vjb25kLXRlbmFudA']);
    expect(await seenWith({ apiKey: 'second-tenant' })).toEqual({
      url: 'https://test.example/x',
      key: 'Bearer second-tenant',
    });
    expect(await seenWith({ timeout: 5 })).toMatchObject({ key: 'Bearer first-tenant' });
  });

  it('replace the base URL or environment', async () => {
    const other = await seenWith({ environment: 'live' });
    expect(other).toEqual({ url: 'https://live.example/x', key: 'Bearer first-tenant' });
    expect(await seenWith({ baseUrl: 'https://own.example/' })).toMatchObject({
      url: 'https://own.example/x',
    });
  });

  it.each([
    [{ apiKey: undefined }],
    [{ credentials: undefined }],
    [{ baseUrl: undefined }],
    [{ environment: undefined }],
  ])('never fall back to the replaced options: %j', (options) => {
    vi.stubEnv('SHOP_API_KEY', 'a third key');
    expect(() => withOptions(opened, options)).toThrow(TypeError);
  });
});

function echo(request: Request): Response {
  return Response.json({ url: request.url, key: request.headers.get('authorization') });
}
