import { beforeAll, describe, expect, test } from 'vitest';
import { ApiError, createClient, isErrorOf, type Client } from '@seller-funds/client';
import { validators } from '@seller-funds/validators';
import { isLong } from '../requirements.js';
import { call } from './call.js';
import { cases } from './document.js';
import { prismUrl } from './prism.js';

let mockUrl: string;
let client: Client;

beforeAll(async () => {
  mockUrl = await prismUrl();
  client = createClient({ apiKey: 'test_contract', baseUrl: mockUrl, retries: 0 });
});

describe.each(cases)('$id', (entry) => {
  const documented = Object.keys(entry.operation.responses).filter((status) => status !== '200');
  // All operations share the schemas of errors: outside long runs, each is tested with a third of its statuses.
  const statuses = documented.filter(
    (_status, index) => isLong || (index + cases.indexOf(entry)) % 3 === 0,
  );

  test.each(statuses)('throws the typed error for a documented %s', async (status) => {
    const failure: unknown = await call(client, entry, entry.bodies[0]?.value, {
      Prefer: `code=${status}`,
    }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    if (!isErrorOf(entry.operation, failure)) throw failure;
    expect(String(failure.status)).toBe(status);
    const schema = Reflect.get(validators[entry.id].responses, status);
    expect(() => schema.parse(failure.body)).not.toThrow();
  });
});

describe('authentication', () => {
  test.each(cases)('$id refuses a request without a key', async ({ operation, path }) => {
    const url = operation.path.replaceAll(/\{[^}]+\}/g, path[0] ?? '');
    const response = await fetch(mockUrl + url, { method: operation.method.toUpperCase() });
    expect(response.status).toBe(401);
  });
});
