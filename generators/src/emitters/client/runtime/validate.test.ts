import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { endpointOf, errorFrom, open } from '../testing/endpoint.js';
import { json, startServer, type Responder } from '../testing/server.js';
import { callOperation } from './call.js';
import type { Input } from './endpoint.js';
import { validateWith, ValidationError } from './validate.js';

const item = z.object({
  amount: z.int(),
  items: z.array(z.object({ name: z.string() })).optional(),
});
const validators = {
  test: {
    path: z.object({ code: z.string().min(2) }),
    query: z.object({ page: z.int().default(0) }),
    body: item,
    responses: { '200': item, '2XX': z.string() },
  },
};
const valid: Input = { path: { code: 'c1' }, body: { amount: 1 } };
const secret = { amount: 'secret', items: [{ name: 'a' }, { name: 12 }] };

async function call(
  what: 'requests' | 'responses' | 'both',
  input: Input,
  responder: Responder = json({ amount: 1 }),
  id = 'test',
) {
  const { baseUrl, requests } = await startServer(responder);
  const endpoint = endpointOf({ id, method: 'post', path: '/{code}' });
  const validate = validateWith(validators, what);
  const made = callOperation(open(baseUrl, { validate }), endpoint, input);
  return { made, requests };
}

describe('requests', () => {
  it('are sent unchanged if valid', async () => {
    const { made, requests } = await call('both', valid);
    expect(await made).toEqual({ amount: 1 });
    expect(requests[0]).toMatchObject({ url: '/c1', body: '{"amount":1}' });
  });

  it.each(['requests', 'both'] as const)('are not sent if invalid: %s', async (what) => {
    const { made, requests } = await call(what, {
      path: { code: 'c' },
      query: { page: 'x' },
      body: secret,
    });
    const error = await errorFrom(made);
    expect(error).toBeInstanceOf(ValidationError);
    expect(error).toMatchObject({ name: 'ValidationError', sent: false, retryable: false });
    expect((error as ValidationError).issues.map(({ path }) => path)).toEqual([
      'path.code',
      'query.page',
      'body.amount',
      'body.items[1].name',
    ]);
    expect(String(error)).toContain('cannot be sent with invalid values: path.code: ');
    expect(String(error)).not.toContain('secret');
    expect(requests).toEqual([]);
  });

  it('are not validated if disabled or unknown', async () => {
    const wrong = { path: { code: 'c' }, body: { amount: 'x' } };
    expect((await call('responses', wrong)).requests).toBeDefined();
    const unknown = await call('both', wrong, json('anything'), 'toString');
    expect(await unknown.made).toBe('anything');
  });
});

describe('responses', () => {
  it.each(['responses', 'both'] as const)(
    'are refused where they are not valid: %s',
    async (what) => {
      const { made } = await call(what, valid, json(secret));
      const error = await errorFrom(made);
      expect(error).toMatchObject({ name: 'ValidationError', sent: true });
      expect((error as ValidationError).issues).toHaveLength(2);
      expect(String(error)).not.toContain('secret');
    },
  );

  it('are validated by the range of their status', async () => {
    expect(await (await call('both', valid, json('text', 201))).made).toBe('text');
    const { made } = await call('both', valid, json(1, 201));
    expect(await errorFrom(made)).toBeInstanceOf(ValidationError);
  });

  it('that are errors are thrown as errors', async () => {
    const { made } = await call('both', valid, json(secret, 422));
    expect(await errorFrom(made)).toMatchObject({ name: 'InvalidRequestError' });
  });

  it('are not validated if only requests are', async () => {
    expect(await (await call('requests', valid, json(secret))).made).toEqual(secret);
  });
});

const accept = (): void => undefined;

async function refuse(): Promise<void> {
  await Promise.resolve();
  throw new Error('not allowed');
}

describe('an asynchronous custom validation', () => {
  it('prevents sending a request', async () => {
    const { baseUrl, requests } = await startServer(json({ amount: 1 }));
    const connection = open(baseUrl, { validate: { request: refuse, response: accept } });
    const made = callOperation(connection, endpointOf({ id: 'test', path: '/c1' }), {});
    await expect(made).rejects.toThrow('not allowed');
    expect(requests).toEqual([]);
  });

  it('prevents returning a response', async () => {
    const { baseUrl } = await startServer(json({ amount: 1 }));
    const connection = open(baseUrl, { validate: { request: accept, response: refuse } });
    const made = callOperation(connection, endpointOf({ id: 'test', path: '/c1' }), {});
    await expect(made).rejects.toThrow('not allowed');
  });
});
