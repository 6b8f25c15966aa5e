import { expect, it } from 'vitest';
import { sentRequest } from '../testing/call-server.js';
import { errorFrom } from '../testing/endpoint.js';
import { encodeAs, type Forms } from './body.js';
import { UsageError } from './errors.js';
import type { FormField } from './form-fields.js';
import type { CallOptions } from './call-options.js';
import type { ArrayKeys } from './nested.js';
import { writeFormData } from './form-data.js';
import { typedParts } from './typed-parts.js';
import { encodeForm, urlForm } from './url-form.js';

const jsonType = 'application/json';
const formType = 'application/x-www-form-urlencoded';
const bytes = new TextEncoder().encode('%PDF');

it.each<[string, string[], unknown, string, string]>([
  ['an object', [jsonType], { a: [1, null], b: undefined }, jsonType, '{"a":[1,null]}'],
  ['null', [jsonType], null, jsonType, 'null'],
  ['a text as JSON', [jsonType], 'a', jsonType, '"a"'],
  ['a patch', ['application/merge-patch+json'], {}, 'application/merge-patch+json', '{}'],
  ['an object of any type', ['*/*'], { a: 1 }, jsonType, '{"a":1}'],
  ['an object, not text', ['text/plain', jsonType], { a: 1 }, jsonType, '{"a":1}'],
  ['a text, not JSON', [jsonType, 'text/csv'], 'a;b', 'text/csv', 'a;b'],
  ['XML', ['application/xml'], '<a/>', 'application/xml', '<a/>'],
  [
    'a form',
    [formType],
    { a: 'x y&z', b: [1, 2], c: { d: 1 } },
    formType,
    'a=x%20y%26z&b=1&b=2&c[d]=1',
  ],
  ['a ready form', [formType], new URLSearchParams({ a: '1' }), formType, 'a=1'],
  ['bytes', [jsonType, 'application/pdf'], bytes, 'application/pdf', '%PDF'],
  ['a buffer', ['application/octet-stream'], bytes.buffer, 'application/octet-stream', '%PDF'],
  ['a blob of its type', ['image/*'], new Blob(['png'], { type: 'image/png' }), 'image/png', 'png'],
  [
    'a blob of another type',
    ['application/pdf', 'image/*'],
    new Blob(['png'], { type: 'image/png' }),
    'image/png',
    'png',
  ],
  ['a stream', ['image/*'], new Blob(['png']).stream(), 'application/octet-stream', 'png'],
  ['a ready JSON file', [jsonType], new Blob(['{}']), jsonType, '{}'],
])('sends %s', async (_name, types, body, type, text) => {
  const request = await send(types, body);
  expect(request.headers['content-type']).toBe(type);
  expect(request.body).toBe(text);
});

it('sends files as files, objects as JSON and other values as text in a multipart form', async () => {
  const file = new File(['png'], 'a.png', { type: 'image/png' });
  const { headers, body } = await send(['multipart/form-data'], { file, n: [1, 2], o: { a: 1 } });
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(body).toMatch(/name="file"; filename="a\.png"\r\nContent-Type: image\/png\r\n\r\npng/);
  expect(body.match(/name="n"\r\n\r\n[12]\r\n/g)).toHaveLength(2);
  expect(body).toMatch(/name="o"\r\nContent-Type: application\/json\r\n\r\n{"a":1}/);
});

const hexes = { name: 'a', style: 'form', explode: true };

it.each<[string, FormField, unknown, string]>([
  ['an object in depth', { ...hexes, style: 'deepObject' }, { b: { c: 'd e' } }, 'a[b][c]=d%20e'],
  ['an array between commas', { ...hexes, explode: false }, ['b', 'c,d'], 'a=b,c%2Cd'],
  ['an object field by field', hexes, { b: 1, c: 2 }, 'b=1&c=2'],
  ['reserved characters', { ...hexes, reserved: true }, 'b/c?d=&#+é', 'a=b/c?d=%26%23%2B%C3%A9'],
  ['nothing', hexes, undefined, ''],
])('serializes a form field in its style: %s', async (_name, field, value, expected) => {
  const forms = { form: urlForm([field]) };
  const { headers, body } = await send([formType], { a: value, z: 'x y' }, undefined, forms);
  expect(headers['content-type']).toBe(formType);
  expect(body).toBe([expected, 'z=x%20y'].filter(Boolean).join('&'));
});

const png = new File(['png'], 'a.png', { type: 'image/png' });

it.each<[string, FormField, unknown, RegExp]>([
  [
    'a text',
    { name: 'a', type: 'text/html' },
    '<b>',
    /name="a"\r\nContent-Type: text\/html\r\n\r\n<b>/,
  ],
  ['a text as JSON', { name: 'a', type: 'application/json' }, 'b', /application\/json\r\n\r\n"b"/],
  [
    'an object',
    { name: 'a', type: 'text/xml, application/vnd.a+json' },
    { b: 1 },
    /application\/vnd\.a\+json\r\n\r\n{"b":1}/,
  ],
  [
    'a file of one of them',
    { name: 'a', type: 'image/jpeg, image/*' },
    png,
    /filename="a\.png"\r\nContent-Type: image\/png\r\n/,
  ],
  [
    'a file of another one',
    { name: 'a', type: 'image/jpeg' },
    png,
    /filename="a\.png"\r\nContent-Type: image\/jpeg\r\n/,
  ],
  [
    'bytes',
    { name: 'a', type: 'image/jpeg' },
    new Blob(['jpg']),
    /Content-Type: image\/jpeg\r\n\r\njpg/,
  ],
  [
    'a style',
    { name: 'a', style: 'deepObject', explode: true },
    { b: 'c d&=' },
    /name="a\[b\]"\r\n\r\nc d&=\r\n/,
  ],
])('sends a part with its media type or style: %s', async (_name, field, value, expected) => {
  const forms = { multipart: typedParts([field]) };
  const { body } = await send(['multipart/form-data'], { a: value, z: 1 }, undefined, forms);
  expect(body).toMatch(expected);
  expect(body).toMatch(/name="z"\r\n\r\n1\r\n/);
});

it('uses `FormData` for files and strings', async () => {
  const forms = { multipart: writeFormData };
  const { body } = await send(['multipart/form-data'], { a: png, b: [1, 'x'] }, undefined, forms);
  expect(body).toMatch(/name="a"; filename="a\.png"\r\nContent-Type: image\/png\r\n\r\npng/);
  expect(body.match(/name="b"\r\n\r\n[1x]\r\n/g)).toHaveLength(2);
});

it.each<[string, ArrayKeys | undefined, string]>([
  ['by index', undefined, 'a[b][0]=1&a[b][1]=2&c[0][d]=3&e=x&e=y'],
  ['by index everywhere', 'index', 'a[b][0]=1&a[b][1]=2&c[0][d]=3&e[0]=x&e[1]=y'],
  ['in brackets', 'brackets', 'a[b][]=1&a[b][]=2&c[][d]=3&e[]=x&e[]=y'],
  ['by repetition', 'repeat', 'a[b]=1&a[b]=2&c[0][d]=3&e=x&e=y'],
])('names array elements in a form %s', async (_name, arrays, expected) => {
  const forms = { form: urlForm([], arrays) };
  const value = { a: { b: [1, 2], none: [], no: null }, c: [{ d: 3 }], e: ['x', 'y'] };
  expect((await send([formType], value, undefined, forms)).body).toBe(expected);
});

it('rejects an object for a part whose media type is neither JSON nor a form', async () => {
  const forms = { multipart: typedParts([{ name: 'a', type: 'text/xml' }]) };
  const sent = send(['multipart/form-data'], { a: { secret: 1 } }, undefined, forms);
  const error = await errorFrom(sent);
  expect(error).toBeInstanceOf(UsageError);
  expect(String(error)).not.toContain('secret');
});

it('sends `FormData` with its own boundary', async () => {
  const data = new FormData();
  data.set('a', '1');
  const options = { headers: { 'content-type': 'multipart/form-data' } };
  const { headers, body } = await send([jsonType, 'multipart/form-data'], data, options);
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(body).toContain('name="a"');
});

it.each<[string, unknown, string, CallOptions?]>([
  ['an object', { a: 'x y', b: [1, 2] }, formType],
  ['a ready form', new URLSearchParams({ a: 'x y', b: '1' }), formType],
  [
    'a type of its own',
    { a: 1 },
    `${formType};charset=utf-8`,
    { headers: { 'content-type': `${formType};charset=utf-8` } },
  ],
  ['nothing', undefined, ''],
])(
  'sends a form equally with and without other documented media types: %s',
  async (_name, value, type, options) => {
    const input = { body: value, options };
    const encode = encodeForm(urlForm());
    const alone = await sentRequest({ endpoint: { method: 'post', encode }, input });
    const beside = await send([formType], value, options);
    expect(alone.headers['content-type'] ?? '').toBe(type);
    expect(beside.headers['content-type'] ?? '').toBe(type);
    expect(alone.body).toBe(beside.body);
  },
);

it.each<[string, string, unknown]>([
  ['a circular object', jsonType, circular()],
  ['a bigint', jsonType, { secret: 1n }],
  ['a function', jsonType, () => 'secret'],
  ['an object as XML', 'application/xml', { secret: 1 }],
  ['a text as a form', formType, 'secret'],
])('rejects %s without quoting it', async (_name, type, body) => {
  const error = await errorFrom(send([type], body));
  expect(error).toBeInstanceOf(UsageError);
  expect(String(error)).not.toContain('secret');
});

function circular(): unknown {
  const value: Record<string, unknown> = {};
  value['secret'] = value;
  return value;
}

async function send(
  types: readonly string[],
  body: unknown,
  options?: CallOptions,
  forms: Forms = { form: urlForm(), multipart: typedParts([]) },
) {
  const endpoint = { method: 'post', encode: encodeAs(types, forms) };
  return sentRequest({ endpoint, input: { body, options } });
}

it.each([undefined, { a: [1, null] }, null, 'a', 0])(
  'sends JSON without an encoder: %j',
  async (body) => {
    const sent = await sentRequest({ endpoint: { method: 'post' }, input: { body } });
    expect(sent.body).toBe(body === undefined ? '' : JSON.stringify(body));
    expect(sent.headers['content-type']).toBe(body === undefined ? undefined : jsonType);
  },
);
