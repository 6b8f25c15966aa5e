import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { echo, post, resultOf, route, serve } from '../testing/sample.js';
import { createApp } from './app.js';
import { HttpError } from './http-error.js';
import type { Exchange } from './request-error.js';

const thing = { name: 'cup', amount: 1 };
const failure = [500, { message: 'The service failed unexpectedly.' }];

/** The response of a handler of `createThing`, and the reported errors. */
async function respond(
  handler: () => unknown,
  options: Parameters<typeof serve>[1] = {},
): Promise<{ response: Response; errors: unknown[] }> {
  const errors: unknown[] = [];
  const onError = (error: unknown): void => void errors.push(error);
  const app = serve({ createThing: handler }, { onError, ...options });
  return { response: await app.request('/things', post(thing)), errors };
}

describe('the response of a handler', () => {
  it('has status, headers and JSON body', async () => {
    const headers = {
      'x-count': 3,
      'x-flag': true,
      'x-none': undefined,
      'set-cookie': ['a=1', 'b=2'],
    };
    const { response } = await respond(async () => ({ status: 200, body: thing, headers }));
    expect(await resultOf(response)).toEqual([200, thing]);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('x-count')).toBe('3');
    expect(response.headers.get('x-flag')).toBe('true');
    expect(response.headers.has('x-none')).toBe(false);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  it('is empty without a body and for bodyless statuses', async () => {
    for (const reply of [{ status: 204, body: thing }, { status: 200 }]) {
      const { response } = await respond(() => reply);
      expect(response.headers.has('content-type')).toBe(false);
      expect(await resultOf(response)).toEqual([reply.status, '']);
    }
  });

  it.each([
    ['text', 'text/plain', 'text'],
    [new TextEncoder().encode('bytes'), 'text/plain', 'bytes'],
    [new Blob(['blob']), 'text/plain', 'blob'],
  ])('can be %o', async (body, type, text) => {
    const response = await serve({ putFile: () => ({ status: 200, body }) }).request('/file', {
      method: 'PUT',
    });
    expect(response.headers.get('content-type')).toBe(type);
    expect(await response.text()).toBe(text);
  });

  it('is JSON if the body does not fit the documented type', async () => {
    const app = serve({ putFile: () => ({ status: 200, body: { a: 1 } }) });
    const response = await app.request('/file', { method: 'PUT' });
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual({ a: 1 });
  });

  it.each([
    ['nothing', () => undefined],
    ['no status', () => ({ body: thing })],
    ['a status out of range', () => ({ status: 99, body: thing })],
    ['a body that is not JSON', () => ({ status: 200, body: 5n })],
    [
      'a body in a circle',
      () => {
        const circle: { self?: unknown } = {};
        circle.self = circle;
        return { status: 200, body: circle };
      },
    ],
    [
      'a header with a line break',
      () => ({ status: 200, body: thing, headers: { 'x-a': 'b\r\nc: d' } }),
    ],
    ['an invalid header name', () => ({ status: 200, body: thing, headers: { 'x a': 'b' } })],
  ])('is a 500 if it is %s', async (_name, handler) => {
    const { response, errors } = await respond(handler);
    expect(await resultOf(response)).toEqual(failure);
    expect(errors).toHaveLength(1);
  });
});

const throwAgain = (): never => {
  throw new Error('again');
};

describe('an error thrown by a handler', () => {
  it('determines the response if it is an HttpError', async () => {
    const { response, errors } = await respond(() => {
      throw new HttpError(409, { reason: 'taken' }, { 'retry-after': 5 });
    });
    expect(await resultOf(response)).toEqual([409, { reason: 'taken' }]);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(errors).toEqual([]);
  });

  it.each([new Error('the secret'), 'the secret', undefined])(
    'is a 500 without a trace of it where it is %o',
    async (thrown) => {
      const { response, errors } = await respond(async () => {
        throw thrown;
      });
      expect(response.status).toBe(500);
      expect(await response.text()).not.toContain('secret');
      expect(errors).toEqual([thrown]);
    },
  );

  it('is passed to onError with its exchange', async () => {
    const exchanges: Exchange[] = [];
    const { response } = await respond(() => Promise.reject(new Error('x')), {
      onError: (_error, exchange) => void exchanges.push(exchange),
    });
    expect(exchanges[0]?.operation?.id).toBe('createThing');
    expect(exchanges[0]?.requestId).toBe(response.headers.get('x-request-id'));
  });

  it.each([
    ['onError throws', { onError: throwAgain }],
    ['onError rejects', { onError: async () => throwAgain() }],
    ['the formatter throws', { errors: throwAgain }],
    ['the formatter makes no response', { errors: () => ({ status: 7 }) }],
    ['the formatter forgets to return', { errors: () => undefined as never }],
    ['the formatter is asynchronous', { errors: (async () => ({ status: 401 })) as never }],
    ['the formatter makes a text of the status', { errors: () => ({ status: '401' as never }) }],
  ])('is a 500 even if %s', async (_name, options) => {
    const { response } = await respond(() => Promise.reject(new Error('first')), options);
    expect(await resultOf(response)).toEqual(failure);
  });
});

const check = (handler: () => unknown): ReturnType<typeof respond> =>
  respond(handler, { validateResponses: true });

it.each([undefined, Number.NaN, null, '401', 99, 600])(
  'an HttpError with the status %o is a 500, not a success',
  async (status) => {
    const { response, errors } = await respond(() => {
      throw new HttpError(status as never);
    });
    expect(response.status).toBe(500);
    expect(String(errors[0])).toContain(
      'The status of a response must be a number from 200 to 599',
    );
  },
);

it('a rejection without status from the formatter is not a success', async () => {
  const options = {
    authenticate: () => false,
    errors: () => ({}) as never,
    onError: () => undefined,
  };
  expect(
    (await serve({ getSecret: echo }, options).request('/secret', { headers: { 'x-key': 'k' } }))
      .status,
  ).toBe(500);
});

it.each(['maxBodyBytes', 'maxBodyDepth', 'maxBodyValues', 'maxIssues'])(
  '%s must be a limit',
  (name) => {
    for (const value of [Number.NaN, -1, 0, '16']) {
      expect(() => serve({}, { [name]: value })).toThrow(`${name} must be a positive number`);
    }
    expect(() => serve({}, { [name]: Infinity })).not.toThrow();
  },
);

describe('validateResponses', () => {
  it.each([
    [{ status: 200, body: thing }, 200],
    [{ status: 200, body: { ...thing, amount: { toJSON: () => 2 } } }, 200],
    [{ status: 204 }, 204],
    [{ status: 404, body: { reason: 'gone' } }, 404],
  ])('accepts %o', async (reply, status) => {
    const { response, errors } = await check(() => reply);
    expect(errors).toEqual([]);
    expect(response.status).toBe(status);
  });

  it.each([
    [{ status: 201, body: thing }, 'the status is not documented'],
    [{ status: 200 }, 'the body is missing'],
    [{ status: 204, body: thing }, 'no body is documented'],
    [{ status: 200, body: { name: 'cup' } }, 'amount: The field is required.'],
    [{ status: 404, body: { reason: 5 } }, 'reason: The value must be a string.'],
    [
      { status: 200, body: 'x', headers: { 'content-type': 'text/plain' } },
      'media type text/plain',
    ],
  ])('rejects %o', async (reply, message) => {
    const { response, errors } = await check(() => reply);
    expect(response.status).toBe(500);
    expect(String(errors[0])).toContain(`createThing returned ${reply.status}:`);
    expect(String(errors[0])).toContain(message);
  });

  it('validates an HttpError too', async () => {
    const { response, errors } = await check(() => {
      throw new HttpError(404, { reason: 5 });
    });
    expect(response.status).toBe(500);
    expect(errors).toHaveLength(1);
  });

  it('supports ranges and default', async () => {
    const responses = { '2XX': ['application/json'], default: ['application/json'] };
    const operation = { id: 'op', method: 'get', path: '/a', responses } as const;
    const routes = [
      route(operation, { responses: { '2XX': z.literal('fine'), default: z.int() } }),
    ];
    const status = async (reply: object): Promise<number> => {
      const options = { validateResponses: true, onError: () => undefined };
      const app = createApp([{ routes, handlers: { op: () => reply } }], options);
      return (await app.request('/a')).status;
    };
    expect(await status({ status: 299, body: 'fine' })).toBe(299);
    expect(await status({ status: 400, body: 5 })).toBe(400);
    expect(await status({ status: 299, body: 5 })).toBe(500);
  });
});

const idOf = async (sent: string | undefined, options = {}): Promise<string | null> => {
  const headers = sent === undefined ? {} : { 'x-request-id': sent };
  const response = await serve({ listThings: echo }, options).request('/things', { headers });
  return response.headers.get('x-request-id');
};

describe('the request id', () => {
  it.each(['abc', 'a b~', 'x'.repeat(128)])('is returned if it is %s', async (id) => {
    expect(await idOf(id)).toBe(id);
  });

  it.each([undefined, '', 'ä', 'x'.repeat(129), 'a\tb'])('is generated if it is %o', async (id) => {
    expect(await idOf(id)).toMatch(/^req_[0-9a-f-]{36}$/);
  });

  it('is generated by the option, unless that returns an invalid id', async () => {
    expect(await idOf(undefined, { createRequestId: () => 'own-1' })).toBe('own-1');
    expect(await idOf(undefined, { createRequestId: () => 'a\nb' })).toMatch(/^req_/);
  });

  it('can use another header, or none', async () => {
    const named = await serve({}, { requestIdHeader: 'trace' }).request('/x', {
      headers: { trace: 't1' },
    });
    expect(named.headers.get('trace')).toBe('t1');
    expect(await idOf('abc', { requestIdHeader: false })).toBeNull();
  });

  it('is passed to the handler', async () => {
    const app = serve({ listThings: ({ id }: { id: string }) => ({ status: 200, body: id }) });
    const response = await app.request('/things');
    expect(await response.json()).toBe(response.headers.get('x-request-id'));
  });

  it.each(['/nothing', '/things', '/secret'])('is on every response: %s', async (path) => {
    const app = serve(
      {},
      { authenticate: () => Promise.reject(new Error('x')), onError: () => undefined },
    );
    const response = await app.request(path, { headers: { 'x-key': 'k' } });
    expect(response.headers.get('x-request-id')).toMatch(/^req_/);
  });
});
