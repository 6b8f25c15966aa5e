import { describe, expect, it } from 'vitest';
import { echo, issuesIn, post, serve } from '../testing/sample.js';
import type { Issue } from './request-error.js';

const app = serve({ listThings: echo, createThing: echo, getThing: echo, putFile: echo });

async function echoed(path: string, init?: RequestInit): Promise<Record<string, unknown>> {
  const response = await app.request(path, init);
  expect(response.status).toBe(200);
  return (await response.json()) as Record<string, unknown>;
}

describe('a valid request', () => {
  it('has parameters of all kinds, with defaults', async () => {
    const headers = { 'x-limit': '5', cookie: 'session=abc' };
    expect(await echoed('/things?tags=red&tags=blue', { headers })).toEqual({
      query: { page: 0, tags: ['red', 'blue'] },
      headers: { 'X-Limit': 5 },
      cookies: { session: 'abc' },
    });
  });

  it('has the body as sent, including unknown fields', async () => {
    const body = { name: 'cup', amount: 3, unknown: { kept: [1, null] }, name2: '\ud800' };
    expect(await echoed('/things', post(body))).toEqual({ query: { dry: false }, body });
  });

  it.each([
    'application/json; charset=UTF-8',
    'Application/JSON;charset="utf-8"',
    'application/json',
  ])('accepts the media type %s', async (type) => {
    const body = { name: 'cup', amount: 1 };
    expect(await echoed('/things', post(body, { 'content-type': type }))).toMatchObject({ body });
  });
});

describe('an invalid request', () => {
  it('reports the issues of all parts at once', async () => {
    const body = { name: 'c', amount: '5', items: [{ amount: 1 }, { amount: 1.5 }, {}] };
    expect(await issuesIn(app.request('/things?dry=maybe', post(body)))).toEqual([
      'query dry type',
      'body name range',
      'body amount type',
      'body items[1].amount type',
      'body items[2].amount missing',
    ]);
  });

  it.each([
    ['/things?page=10', ['query page range']],
    ['/things?page=x', ['query page type']],
    ['/things?page=1&page=2', ['query page type']],
    ['/things?tags=green', ['query tags[0] value']],
    ['/things?page=%ff', ['query page syntax']],
    ['/things/aaaaaaaaaaaaaaaaaaaaa', ['path code range']],
    ['/things/%C3%28', ['path code syntax']],
  ])('reports the issue of %s', async (path, expected) => {
    expect(await issuesIn(app.request(path))).toEqual(expected);
  });

  it.each([
    ['{"name": "cup", "amount": 1, "amount": 1}', ['body amount syntax']],
    [String.raw`{"name": "cup", "n\u0061me": "\": \"name", "amount": "x"}`, ['body name syntax']],
    [
      '{"a": [{}, {"b": {"c": 1, "d": [":", "c"], "c": {"e": 1}}}], "a": 1}',
      ['body a[1].b.c syntax', 'body a syntax'],
    ],
  ])('reports a duplicate name with its path: %s', async (text, expected) => {
    expect(await issuesIn(app.request('/things', post(text)))).toEqual(expected);
  });

  it('accepts equal names in different objects, and colons in strings', async () => {
    const body = { name: 'a:b', amount: 1, x: [{ name: ':' }, { name: '":' }], Name: { name: {} } };
    expect((await app.request('/things', post(body))).status).toBe(200);
  });

  it('reports a missing required body of any media type', async () => {
    const sent = app.request('/things', { method: 'POST' });
    expect(await issuesIn(sent)).toEqual(['body  missing']);
  });

  it('passes the received value and a message template to the formatter', async () => {
    let issues: readonly Issue[] = [];
    const own = serve(
      { createThing: echo },
      {
        errors: (fault) => {
          if (fault.kind === 'invalid') issues = fault.issues;
          return { status: 418, body: fault.kind };
        },
      },
    );
    const response = await own.request('/things', post({ name: 'cup', amount: 0 }));
    expect(response.status).toBe(418);
    expect(issues).toEqual([
      {
        in: 'body',
        path: ['amount'],
        code: 'range',
        template: 'The value must be at least {minimum}.',
        params: { minimum: 1 },
        message: 'The value must be at least 1.',
        received: 0,
      },
    ]);
  });

  it('reports at most maxIssues issues', async () => {
    const own = serve({ createThing: echo }, { maxIssues: 2 });
    const items = Array.from({ length: 50 }, () => ({ amount: 'x' }));
    const sent = own.request('/things', post({ name: 'cup', amount: 1, items }));
    expect(await issuesIn(sent)).toHaveLength(2);
  });
});

describe('other bodies than JSON', () => {
  it('are text, forms and bytes', async () => {
    const seen: unknown[] = [];
    const own = serve({
      putFile: (request: { body: unknown; mediaType: unknown }) => {
        seen.push(request.mediaType, request.body);
        return { status: 200, body: 'ok' };
      },
    });
    const put = async (
      body: NonNullable<RequestInit['body']>,
      headers: Record<string, string> = {},
    ): Promise<void> => {
      expect((await own.request('/file', { method: 'PUT', body, headers })).status).toBe(200);
    };
    await put('täxt');
    const form = new FormData();
    form.set('field', 'value');
    await put(form);
    await put(new Uint8Array([0, 255]), { 'content-type': 'image/png' });
    expect((await own.request('/file', { method: 'PUT' })).status).toBe(200);
    const [textType, text, formType, data, bytesType, bytes, ...none] = seen;
    expect([textType, text]).toEqual(['text/plain', 'täxt']);
    expect(formType).toBe('multipart/form-data');
    expect(data instanceof FormData && data.get('field')).toBe('value');
    expect([bytesType, bytes]).toEqual(['image/png', new Uint8Array([0, 255])]);
    expect(none).toEqual([undefined, undefined]);
  });

  it('are rejected if the form is malformed', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const response = await app.request('/file', { method: 'PUT', body: '--y', headers });
    expect(response.status).toBe(400);
  });
});
