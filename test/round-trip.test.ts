import { ApiError, createClient, isErrorOf, type Client } from '@seller-funds/client';
import { createServer } from '@seller-funds/server';
import { describe, expect, test } from 'vitest';
import { call } from './contract/call.js';
import { cases, responseExample, type Case } from './contract/document.js';

const key = 'test_round_trip';

const received: unknown[] = [];

/** A server that responds with the document's examples, called by the client without a socket. */
function connect(handled: readonly Case[], apiKey = key): Client {
  const handlers: Record<string, Record<string, unknown>> = { v1: {}, v2: {} };
  for (const { id, operation } of handled) {
    const name = id.slice(operation.version.length + 1);
    const response = { status: 200, body: responseExample(operation) };
    const handler = ({ body }: { readonly body: unknown }): unknown => {
      received.push(body);
      return response;
    };
    Object.assign(handlers[operation.version] ?? {}, { [name]: handler });
  }
  const server = createServer(handlers, {
    validateResponses: true,
    authenticate: (_request, { credentials }) => Object.values(credentials).includes(key),
  });
  return createClient({
    apiKey,
    baseUrl: 'http://server.example',
    retries: 0,
    fetch: async (request) => server.fetch(request),
  });
}

describe('the generated client calls the generated server', () => {
  const client = connect(cases);
  const requests = cases.flatMap((entry) => {
    const bodies = entry.bodies.length > 0 ? entry.bodies : [{ name: 'no body', value: undefined }];
    return bodies.map(({ name, value }) => ({ title: `${entry.id}, ${name}`, entry, value }));
  });

  test.each(requests)('$title', async ({ entry, value }) => {
    expect(await call(client, entry, value)).toEqual(responseExample(entry.operation));
    expect(received.splice(0)).toEqual([value]);
  });
});

describe('a wrong key', () => {
  const client = connect(cases, 'test_wrong');

  test.each(cases)('is a 401 of $id', async (entry) => {
    const failure: unknown = await call(client, entry, entry.bodies[0]?.value).catch(
      (error: unknown) => error,
    );
    expect(isErrorOf(entry.operation, failure)).toBe(true);
    expect(failure).toMatchObject({ status: 401, body: { code: '401.100.001' } });
  });
});

describe('an operation without a handler', () => {
  const client = connect([]);

  test.each(cases)('$id is a 501', async (entry) => {
    const failure: unknown = await call(client, entry, entry.bodies[0]?.value).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 501 });
  });
});
