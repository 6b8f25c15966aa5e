import { describe, expect, it } from 'vitest';
import { echo, issuesIn, post, resultOf, serve } from '../testing/sample.js';
import { kindOf } from './media-type.js';
import { findWrongNames } from './wrong-names.js';

const app = serve(
  { createThing: echo },
  { maxBodyBytes: 1000, maxBodyDepth: 5, maxBodyValues: 50 },
);

async function refusal(init: RequestInit): Promise<[number, string]> {
  const [status, body] = await resultOf(app.request('/things', init));
  return [status, (body as { message: string }).message];
}

/** A stream of chunks of 100 bytes, and the number of chunks read. */
function stream(chunks: number): { body: ReadableStream<Uint8Array>; read: () => number } {
  let read = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (read === chunks) controller.close();
      else controller.enqueue(new Uint8Array(100).fill(32));
      read += 1;
    },
  });
  return { body, read: () => read };
}

const streamed = (body: ReadableStream, headers: Record<string, string> = {}): RequestInit => ({
  ...post('', headers),
  body,
  duplex: 'half',
});

describe('limits of a body', () => {
  it('counts the received bytes and stops at the limit', async () => {
    const { body, read } = stream(1000);
    const [status, message] = await refusal(streamed(body));
    expect([status, message]).toEqual([413, 'The request body is larger than 1000 bytes.']);
    expect(read()).toBeLessThan(20);
  });

  it('enforces the limit if the declared length is too small', async () => {
    const { body } = stream(11);
    expect((await refusal(streamed(body, { 'content-length': '5' })))[0]).toBe(413);
  });

  it('reads nothing if the declared length is too large', async () => {
    const { body, read } = stream(1);
    expect((await refusal(streamed(body, { 'content-length': '1001' })))[0]).toBe(413);
    expect(read()).toBeLessThan(2);
  });

  it.each([{}, { 'content-length': '1000' }])(
    'accepts a body of exactly the limit, with the headers %j',
    async (headers) => {
      const text = '{"name": "cup", "amount": 1}'.padEnd(1000);
      expect((await app.request('/things', post(text, headers))).status).toBe(200);
    },
  );

  it('parses the bytes that receiveBody returns', async () => {
    const rewriting = serve(
      { createThing: echo },
      { receiveBody: async (_request, read) => (await read()).subarray(1) },
    );
    const response = await rewriting.request('/things', post('!{"name": "cup", "amount": 1}'));
    expect(response.status).toBe(200);
  });

  it('reports issues that checkRequest finds in a valid request', async () => {
    const unknown = { in: 'body', code: 'unknown', message: 'Unknown.' } as const;
    const more = { ...unknown, template: 'Unknown.', params: {} };
    const strict = serve(
      { createThing: echo },
      {
        checkRequest: ({ body, documentedBody }) =>
          Object.keys(Object(body))
            .filter((name) => !Object.hasOwn(Object(documentedBody), name))
            .map((name) => ({ ...more, path: [name] })),
      },
    );
    const send = (body: object) => strict.request('/things', post(JSON.stringify(body)));
    expect((await send({ name: 'cup', amount: 1 })).status).toBe(200);
    const refused = await resultOf(send({ name: 'cup', amount: 1, color: 'red' }));
    expect(refused).toMatchObject([422, { details: [{ field: 'color' }] }]);
    // Issues of the document come first: `documentedBody` needs a valid body.
    expect(await (await send({ name: 1, color: 'red' })).text()).not.toContain('color');
  });

  it('responds if the caller disconnects', async () => {
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error('gone')),
    });
    expect(await refusal(streamed(body))).toEqual([400, 'The request body could not be read.']);
  });

  it.each([
    ['[[[[[[]]]]]]', 'The request body is nested deeper than 5 levels.'],
    [`[${'1,'.repeat(60)}1]`, 'The request body has more than 50 values.'],
  ])('rejects %s', async (text, message) => {
    expect(await refusal(post(text))).toEqual([400, message]);
  });

  it('does not count brackets and commas in strings', async () => {
    const name = String.raw`${'[{,'.repeat(60)}\"${'[,'.repeat(60)}\\`;
    const response = await app.request('/things', post(`{"name": "${name}", "amount": 1}`));
    expect(response.status).toBe(200);
  });
});

describe('an unreadable body', () => {
  it.each([
    ['{', 'The request body is not valid JSON.'],
    ['', 'The request body is required.'],
    ['{"a": 1}\u0000', 'The request body is not valid JSON.'],
    ["{'a': 1}", 'The request body is not valid JSON.'],
    ['{"a": NaN}', 'The request body is not valid JSON.'],
  ])('rejects %o', async (text, message) => {
    const response = await app.request('/things', post(text));
    const body = (await response.json()) as { message: string; details?: { message: string }[] };
    expect(body.details?.[0]?.message ?? body.message).toBe(message);
  });

  it('has the kind as which clients send it', () => {
    const types = ['text/json', 'application/atom+xml', 'application/x-yaml', 'application/pdf'];
    expect(types.map(kindOf)).toEqual(['json', 'text', 'text', 'binary']);
  });

  it('rejects invalid UTF-8', async () => {
    const body = new Uint8Array([0x22, 0xff, 0x22]);
    expect(await refusal({ ...post(''), body })).toEqual([
      400,
      'The request body is not valid UTF-8.',
    ]);
  });

  it.each([
    ['application/xml', 'The Content-Type of the request body is not supported.'],
    ['application/json; charset=utf-16', 'The charset of the request body is not supported.'],
    ['not a media type', 'The Content-Type of the request body is not supported.'],
    ['application/jsonx', 'The Content-Type of the request body is not supported.'],
  ])('rejects the media type %s', async (type, message) => {
    const [status, found] = await refusal(post('{}', { 'content-type': type }));
    expect(status).toBe(415);
    expect(found).toContain(message);
    expect(found).not.toContain(type);
  });

  it('rejects a body without media type or with a content encoding', async () => {
    const bytes = { method: 'POST', body: new Uint8Array([0x7b, 0x7d]) };
    expect(await refusal(bytes)).toEqual([
      415,
      'The request body has no Content-Type. Send application/json.',
    ]);
    expect((await refusal(post('{}', { 'content-encoding': 'gzip' })))[0]).toBe(415);
  });

  it.each([
    ['{"__proto__": {"admin": true}}', ['__proto__']],
    [
      String.raw`{"name": "x", "a": [{"\u005f_proto__": 1}], "b": {"\u005f_proto__": 2}}`,
      ['a[0].__proto__', 'b.__proto__'],
    ],
  ])('rejects __proto__ in %s', async (text, expected) => {
    const issues = expected.map((field) => `body ${field} syntax`);
    expect(await issuesIn(app.request('/things', post(text)))).toEqual(issues);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it('reports at most 100 wrong names', () => {
    const repeated = `{${Array.from({ length: 150 }, () => '"a": 1').join()}}`;
    expect(findWrongNames(repeated)).toHaveLength(100);
  });

  it('accepts __proto__ as a value', async () => {
    const response = await app.request('/things', post({ name: '__proto__', amount: 1 }));
    expect(response.status).toBe(200);
  });

  it('reports that a middleware has read the body', async () => {
    const errors: unknown[] = [];
    const own = serve({ createThing: echo }, { onError: (error) => void errors.push(error) });
    const request = new Request('http://test/things', post({ name: 'cup', amount: 1 }));
    await request.text();
    expect((await own.request(request)).status).toBe(500);
    expect(String(errors[0])).toContain('by a middleware');
  });
});
