import { describe, expect, it } from 'vitest';
import { callServer } from '../testing/call-server.js';
import { endpointOf, errorFrom, open } from '../testing/endpoint.js';
import { json, startServer } from '../testing/server.js';
import { ResponseError, UsageError } from './errors.js';
import { limitNames } from './limits.js';
import { listOperation } from './list.js';
import type { CommonOptions, Validation } from './options.js';
import { ValidationError, validateWith } from './validate.js';

/** Invalid values must not count as success or disable a feature. */

describe('a limit', () => {
  const wrong = [Number.NaN, -1, Number('3 times'), 'soon' as unknown as number];
  it.each(limitNames.slice(0, 3).flatMap((name) => wrong.map((value) => [name, value] as const)))(
    '%s of %s is rejected',
    async (name, value) => {
      const options = { [name]: value };
      const shown = JSON.stringify(value).replace('null', 'NaN');
      const fault = `${name} is ${shown}; it must be a number of at least 0`;
      expect(() => open('http://x', options)).toThrow(new TypeError(fault));
      const { result, requests } = await callServer(json({}, 503), { input: { options } });
      expect(result).toBeInstanceOf(UsageError);
      expect((result as Error).message).toBe(`GET /x cannot be sent: ${fault}`);
      expect(requests).toEqual([]);
    },
  );
});

it.each(['https://evil.example/x', new URL('https://evil.example/x'), true, new Response('{}')])(
  'a hook that returns %s in place of a request ends the call',
  async (returned) => {
    const onRequest = (() => returned) as unknown as NonNullable<CommonOptions['onRequest']>;
    const { result, requests } = await callServer([], { options: { onRequest } });
    expect(result).toEqual(new TypeError('onRequest returned no Request'));
    expect(requests).toEqual([]);
  },
);

it.each([undefined, null, 'ok', { ok: true }, {}])(
  'a fetch function that returns %j has brought no response',
  async (returned) => {
    const fetch = (() => returned) as unknown as () => Response;
    const { result } = await callServer([], { options: { fetch } });
    expect(result).toMatchObject({ name: 'ConnectionError' });
  },
);

describe('a validation', () => {
  it.each(['both', validateWith, {}, true])(
    'that is invalid (%s) rejects everything',
    async (given) => {
      const validate = given as unknown as Validation;
      const { result, requests } = await callServer([], { options: { validate } });
      expect(result).toBeInstanceOf(TypeError);
      expect(requests).toEqual([]);
    },
  );

  it.each([
    ['nothing', {}],
    ['a promise', Promise.resolve({ success: true })],
    ['no success and no issues', { success: false }],
  ])('whose validator returns %s rejects the value', async (_name, parsed) => {
    const safeParse = () => parsed as { success: boolean };
    const validate = validateWith({ test: { body: { safeParse }, responses: {} } }, 'requests');
    const { result, requests } = await callServer([], { options: { validate } });
    expect(result).toBeInstanceOf(ValidationError);
    expect(requests).toEqual([]);
  });
});

describe('a list', () => {
  const paging = {
    page: 'page',
    first: 0,
    size: 'size',
    default: 2,
    elements: (page: { elements?: string[] } | undefined) => page?.elements,
  };
  const listOf = (baseUrl: string) =>
    listOperation(open(baseUrl), endpointOf(), paging, { query: {} });

  it.each([null, 'maintenance', 7, { elements: 'ab' }, { elements: { 0: 'a' } }])(
    'of %j is rejected',
    async (body) => {
      const { baseUrl } = await startServer(json(body));
      const list = listOf(baseUrl).toArray({ limit: 9 });
      expect(await errorFrom(list)).toBeInstanceOf(ResponseError);
      expect(await errorFrom(listOf(baseUrl))).toBeInstanceOf(ResponseError);
    },
  );
});
