import { afterEach, describe, expect, it, vi } from 'vitest';
import { endpointOf, errorFrom } from '../testing/endpoint.js';
import { json, startServer } from '../testing/server.js';
import { callOperation } from './call.js';
import { openConnection } from './connection.js';
import { ApiError, ConnectionError } from './errors.js';
import type { Attempt, CommonOptions } from './options.js';

const api = { errors: {}, userAgent: 'shop-client/1.2.0', requestId: 'x-request-id' };

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The headers user-agent and request id of one call. */
async function sentWith(options: CommonOptions): Promise<unknown> {
  let request: Request | undefined;
  const fetch = (given: Request): Response => {
    request = given;
    return Response.json({});
  };
  const connection = openConnection({ baseUrl: 'http://x', ...options, fetch }, api);
  await callOperation(connection, endpointOf(), {});
  const names = ['user-agent', 'x-request-id'];
  return names.map((name) => request?.headers.get(name) ?? undefined);
}

describe('the headers user-agent and request id', () => {
  it('are sent on a server', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Node.js/24' });
    const id: unknown = expect.stringMatching(/^[a-z\d]{5,}$/);
    expect(await sentWith({})).toEqual(['shop-client/1.2.0 Node.js/24', id]);
    expect(await sentWith({ userAgent: 'till/3' })).toEqual([
      'till/3 shop-client/1.2.0 Node.js/24',
      id,
    ]);
    expect(await sentWith({})).not.toEqual(await sentWith({}));
  });

  it('can be disabled or set by the caller', async () => {
    expect(await sentWith({ userAgent: false, requestId: false })).toEqual([undefined, undefined]);
    expect(await sentWith({ requestId: () => 'trace-1' })).toMatchObject({ 1: 'trace-1' });
    const headers = { 'user-agent': 'mine', 'x-request-id': 'own' };
    expect(await sentWith({ headers })).toEqual(['mine', 'own']);
  });

  it('work without a navigator, as in Node 20 and React Native', async () => {
    vi.stubGlobal('navigator', undefined);
    expect(await sentWith({})).toMatchObject({ 0: 'shop-client/1.2.0' });
  });

  it('are not sent in a browser, where the service would have to allow them', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' });
    expect(await sentWith({ userAgent: 'till/3' })).toEqual([undefined, undefined]);
    expect(await sentWith({ requestId: () => 'trace-1' })).toEqual([undefined, 'trace-1']);
  });
});

describe('the request id', () => {
  const options = { requestId: () => 'own-1', retries: 1 };

  it('is passed to hooks, the same for all attempts', async () => {
    const { baseUrl, requests } = await startServer(json({}, 503, { 'retry-after-ms': '0' }));
    const seen: Attempt[] = [];
    const onRequest = (_request: Request, attempt: Attempt): void => {
      seen.push(attempt);
    };
    const connection = openConnection({ ...options, baseUrl, onRequest }, api);
    const call = callOperation(connection, endpointOf({ idempotent: true }), {});
    const error = await errorFrom(call);
    expect(requests.map(({ headers }) => headers['x-request-id'])).toEqual(['own-1', 'own-1']);
    expect(seen.map(({ attempt, requestId }) => [attempt, requestId])).toEqual([
      [1, 'own-1'],
      [2, 'own-1'],
    ]);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ requestId: 'own-1' });
  });

  it('is in errors: that of the service, or else that of the client', async () => {
    const { baseUrl } = await startServer(json({}, 404, { 'x-request-id': 'theirs' }));
    const errorWith = (more: CommonOptions): Promise<unknown> =>
      errorFrom(
        callOperation(openConnection({ ...options, baseUrl, ...more }, api), endpointOf(), {}),
      );
    const error = await errorWith({});
    expect(error).toMatchObject({ requestId: 'theirs' });
    expect(String(error)).toMatch(/ \(request id theirs\)$/);
    const broken = await errorWith({ fetch: breakOff });
    expect(broken).toBeInstanceOf(ConnectionError);
    expect(broken).toMatchObject({ requestId: 'own-1' });
    expect(String(broken)).toMatch(/broken pipe \(request id own-1\)$/);
  });
});

function breakOff(): never {
  throw new TypeError('broken pipe');
}
