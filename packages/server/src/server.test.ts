import { ErrorBody } from '@seller-funds/validators/shared';
import { expect, it } from 'vitest';
import { createServer, type Handlers } from './index.js';

const handled = new Proxy({}, { get: () => () => undefined });
const handlers: Handlers<unknown> = { v1: handled, v2: handled };
const authenticate = () => ({ key: 'key' });

function post(body: unknown): RequestInit {
  const headers = { authorization: 'Bearer test_key', 'content-type': 'application/json' };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

it('returns errors with the documented body by default', async () => {
  const create = post({ extRef: 'x', totalAmount: '12' });
  const server = createServer(handlers, { authenticate });
  const response = await server.request('/api/v1/fund/split-payments', create);
  expect(response.status).toBe(400);
  const body = ErrorBody.parse(await response.json());
  expect(body.details).toContainEqual({
    field: 'totalAmount',
    code: '400.900.001',
    message: expect.any(String),
    parameterized: expect.any(Object),
    attemptedValue: '12',
  });
  expect(body.details?.map((entry) => entry.code)).toContain('422.900.002');
  const own = createServer({}, { authenticate, errors: () => ({ status: 418 }) });
  expect((await own.request('/nothing')).status).toBe(418);
});

it('reports mutually exclusive fields as in the contract', async () => {
  const both = { amount: 5, useBalanceAt: '2026-03-31T23:59:59+02:00' };
  const body = { accountCode: 'va', externalAccountCode: 'ea', ...both };
  const server = createServer(handlers, { authenticate });
  const response = await server.request('/api/v1/fund/payout-requests', post(body));
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    details: [{ field: 'useBalanceAt', code: '422.900.006', attemptedValue: both.useBalanceAt }],
  });
});
