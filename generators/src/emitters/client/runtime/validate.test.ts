import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { callServer } from '../testing/call-server.js';
import { json, type Responder } from '../testing/server.js';
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
  const endpoint = { id, method: 'post', path: '/{code}' };
  const options = { validate: validateWith(validators, what) };
  return callServer(responder, { endpoint, input, options });
}

describe('requests', () => {
  it('are sent unchanged if valid', async () => {
    const { result, requests } = await call('both', valid);
    expect(result).toEqual({ amount: 1 });
    expect(requests[0]).toMatchObject({ url: '/c1', body: '{"amount":1}' });
  });

  it.each(['requests', 'both'] as const)('are not sent if invalid: %s', async (what) => {
    const input = { path: { code: 'c' }, query: { page: 'x' }, body: secret };
    const { result: error, requests } = await call(what, input);
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
    expect((await call('responses', wrong)).requests).toHaveLength(1);
    const unknown = await call('both', wrong, json('anything'), 'toString');
    expect(unknown.result).toBe('anything');
  });
});

describe('responses', () => {
  it.each(['responses', 'both'] as const)(
    'are refused where they are not valid: %s',
    async (what) => {
      const { result: error } = await call(what, valid, json(secret));
      expect(error).toMatchObject({ name: 'ValidationError', sent: true });
      expect((error as ValidationError).issues).toHaveLength(2);
      expect(String(error)).not.toContain('secret');
    },
  );

  it('are validated by the range of their status', async () => {
    expect((await call('both', valid, json('text', 201))).result).toBe('text');
    expect((await call('both', valid, json(1, 201))).result).toBeInstanceOf(ValidationError);
  });

  it('that are errors are thrown as errors', async () => {
    const { result } = await call('both', valid, json(secret, 422));
    expect(result).toMatchObject({ name: 'InvalidRequestError' });
  });

  it('are not validated if only requests are', async () => {
    expect((await call('requests', valid, json(secret))).result).toEqual(secret);
  });
});

const accept = (): void => undefined;

async function refuse(): Promise<void> {
  await Promise.resolve();
  throw new Error('not allowed');
}

describe('an asynchronous custom validation', () => {
  it('prevents sending a request', async () => {
    const options = { validate: { request: refuse, response: accept } };
    const { result, requests } = await callServer(json({ amount: 1 }), { options });
    expect(result).toHaveProperty('message', 'not allowed');
    expect(requests).toEqual([]);
  });

  it('prevents returning a response', async () => {
    const options = { validate: { request: accept, response: refuse } };
    const { result } = await callServer(json({ amount: 1 }), { options });
    expect(result).toHaveProperty('message', 'not allowed');
  });
});
