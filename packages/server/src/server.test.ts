import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { operations } from '@seller-funds/contract';
import { ErrorBody } from '@seller-funds/validators/shared';
import { describe, expect, it } from 'vitest';
import { createServer, type Handlers, type OperationRequest, refuse } from './index.js';

type Json = Record<string, unknown>;

interface Caller {
  readonly key: string;
}

type AnyRequest = OperationRequest<{
  path: object;
  query: object;
  headers: undefined;
  body: unknown;
  responses: object;
}>;

const file = fileURLToPath(import.meta.resolve('@seller-funds/contract/openapi.json'));
const document = JSON.parse(readFileSync(file, 'utf8')) as Json;

/** The value at a path of the document, with references resolved. */
function look(value: unknown, ...names: string[]): Json {
  let found = value as Json | undefined;
  for (const name of ['', ...names]) {
    if (name !== '') found = found?.[name] as Json | undefined;
    while (typeof found?.['$ref'] === 'string') {
      const tokens = found['$ref'].slice(2).split('/');
      found = look(document, ...tokens.map((token) => token.replaceAll('~1', '/')));
    }
  }
  return found ?? {};
}

function examples(content: Json): unknown[] {
  return Object.values(look(content, 'application/json', 'examples')).map(
    (example) => look(example)['value'],
  );
}

const cases = Object.values(operations).map((operation) => {
  const described = look(document, 'paths', operation.path, operation.method);
  const shared = look(document, 'paths', operation.path)['parameters'] as Json[] | undefined;
  const own = described['parameters'] as Json[] | undefined;
  const parameters = [...(shared ?? []), ...(own ?? [])].map((entry) => look(entry));
  const sample = (parameter: Json): string => {
    const [first] = (look(parameter, 'schema')['examples'] ?? []) as unknown[];
    const value = parameter['example'] ?? first ?? 'code';
    return encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value));
  };
  const required = parameters.filter((entry) => entry['required'] === true);
  const query = required
    .filter((entry) => entry['in'] === 'query')
    .map((entry) => `${String(entry['name'])}=${sample(entry)}`);
  const path = operation.path.replaceAll(/\{(.+?)\}/g, (_place, name: string) => {
    return sample(parameters.find((entry) => entry['name'] === name) ?? {});
  });
  return {
    operation,
    url: query.length === 0 ? path : `${path}?${query.join('&')}`,
    bodies: examples(look(described, 'requestBody', 'content')),
    example: examples(look(described, 'responses', '200', 'content'))[0],
  };
});

const authorization = { authorization: 'Bearer test_key' };

function init(method: string, body?: unknown): RequestInit {
  const base = { method: method.toUpperCase(), headers: authorization };
  if (body === undefined) return base;
  const headers = { ...authorization, 'content-type': 'application/json' };
  return { ...base, headers, body: JSON.stringify(body) };
}

function all(handler: (request: AnyRequest, context: unknown) => unknown): Handlers<Caller> {
  const every = new Proxy({}, { get: () => handler });
  return { v1: every, v2: every };
}

describe('every operation', () => {
  it.each(cases)(
    '$operation.id returns 501 without a handler, 401 without a key',
    async (entry) => {
      const { url, operation } = entry;
      const open = createServer({}, { authenticate: () => true });
      const unserved = await open.request(url, init(operation.method));
      expect(unserved.status).toBe(501);
      ErrorBody.parse(await unserved.json());
      const closed = createServer({}, { authenticate: () => refuse() });
      const refused = await closed.request(url, init(operation.method));
      expect(refused.status).toBe(401);
      expect(await refused.json()).toMatchObject({ code: '401.100.001' });
    },
  );

  it.each(cases)('$operation.id accepts and returns its examples', async (entry) => {
    const { url, operation, bodies, example } = entry;
    const seen: AnyRequest[] = [];
    const failures: unknown[] = [];
    const server = createServer<Caller>(
      all((request, context) => {
        expect(context).toEqual({ key: 'test_key' });
        seen.push(request);
        return { status: 200, body: example };
      }),
      {
        authenticate: (_request, { credentials: { bearerKey: key } }) =>
          key === undefined ? refuse() : { key },
        onError: (error) => void failures.push(error),
        validateResponses: true,
      },
    );
    const sent = bodies.length === 0 ? [undefined] : bodies;
    for (const body of sent) {
      const response = await server.request(url, init(operation.method, body));
      expect(failures).toEqual([]);
      expect(await response.json()).toEqual(example);
      expect(response.status).toBe(200);
    }
    expect(seen.map((request) => request.operation.id)).toEqual(sent.map(() => operation.id));
    expect(seen.map((request) => request.body)).toEqual(sent);
  });
});

it('returns errors with the documented body by default', async () => {
  const options = { authenticate: () => ({ key: 'key' }) };
  const create = init('post', { extRef: 'x', totalAmount: '12' });
  const split = '/api/v1/fund/split-payments';
  const response = await createServer(
    all(() => undefined),
    options,
  ).request(split, create);
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
  const own = createServer({}, { ...options, errors: () => ({ status: 418 }) });
  expect((await own.request('/nothing')).status).toBe(418);
});

it('reports mutually exclusive fields as in the contract', async () => {
  const both = { amount: 5, useBalanceAt: '2026-03-31T23:59:59+02:00' };
  const body = { accountCode: 'va', externalAccountCode: 'ea', ...both };
  const server = createServer(
    all(() => undefined),
    { authenticate: () => ({ key: 'key' }) },
  );
  const response = await server.request('/api/v1/fund/payout-requests', init('post', body));
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    details: [{ field: 'useBalanceAt', code: '422.900.006', attemptedValue: both.useBalanceAt }],
  });
});
