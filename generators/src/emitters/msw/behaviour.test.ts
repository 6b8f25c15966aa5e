import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { expect, onTestFinished, test } from 'vitest';
import { documentOf } from '../../testing/document.js';
import { emit, loaderOf } from '../../testing/emitted.js';

type Handlers = (options?: object) => HttpHandler[];

async function handlersOf(document: string): Promise<Handlers> {
  const files = await emit(document, ['types', 'msw']);
  return (loaderOf(files)('msw/index.ts') as { handlers: Handlers }).handlers;
}

const pets = readFileSync(join(import.meta.dirname, 'golden/responses.yaml'), 'utf8');
const handlers = await handlersOf(pets);

async function send(all: HttpHandler[], path: string, method = 'get'): Promise<Response> {
  const request = new Request(`https://api.test${path}`, { method: method.toUpperCase() });
  const response = await getResponse(all, request);
  if (!response) throw new Error(`No handler for ${method} ${path}.`);
  return response;
}

async function petWith(options?: object): Promise<unknown> {
  return (await send(handlers(options), '/pets/a%2Fb')).json();
}

function renamed(context: {
  request: Request;
  params: { pet_id: string };
  sample: (status: number) => object;
}): object {
  const name = `${context.request.method} ${context.params.pet_id}`;
  return { status: 200, body: { ...context.sample(200), name } };
}

function item(path: string): object {
  const parameters = [...path.matchAll(/\{(\w)\}/g)].map(([, name]) => {
    return { name, in: 'path', required: true, schema: { type: 'string' } };
  });
  const content = { 'application/json': { example: path } };
  return { get: { parameters, responses: { 200: { description: 'ok', content } } } };
}

function endpoint(type: string, schema: object): object {
  return { responses: { 200: { description: 'ok', content: { [type]: { schema } } } } };
}

test('returns the example of the document with its headers', async () => {
  const server = setupServer(...handlers());
  server.listen({ onUnhandledFrame: 'error' });
  onTestFinished(() => server.close());
  const response = await fetch('https://api.test/base/pets?page=2');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('x-total')).toBe('2');
  expect(Number(response.headers.get('x-rest'))).toBeGreaterThanOrEqual(0);
  expect(await response.json()).toEqual([{ name: 'Rex' }, { name: 'Mia' }]);
  await expect(send(handlers(), '/dogs')).rejects.toThrow('No handler for');
});

test('creates data without an example, the same for the same seed', async () => {
  const made = await petWith();
  expect(made).toEqual({
    name: expect.any(String) as unknown,
    born: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
  });
  expect(await petWith()).toEqual(made);
  expect(await petWith({ seed: 1 })).toEqual(made);
  expect(await petWith({ seed: 2 })).not.toEqual(made);
});

test('returns a selected documented status, also of a range', async () => {
  const missing = await send(handlers({ status: { getPet: 404 } }), '/pets/1');
  expect([missing.status, await missing.json()]).toEqual([404, { code: 'none' }]);
  const faulty = await send(handlers({ status: { listPets: 422 } }), '/pets');
  expect([faulty.status, faulty.headers.get('content-type')]).toEqual([
    422,
    'application/problem+json',
  ]);
  expect(['none', 'many']).toContain(((await faulty.json()) as { code: string }).code);
  const other = await send(handlers({ status: { listPets: 503 } }), '/pets');
  expect([other.status, other.headers.get('content-type')]).toEqual([503, 'text/plain']);
});

test('returns no body for a response without a body', async () => {
  const gone = await send(handlers(), '/pets/1', 'delete');
  expect([gone.status, gone.body, gone.headers.get('content-type')]).toEqual([204, null, null]);
});

test('overrides a response by a value or a function', async () => {
  const fixed = { getPet: { status: 200, body: { name: 'Rex' }, headers: { 'X-Own': 'yes' } } };
  const response = await send(handlers({ override: fixed }), '/pets/1');
  expect(response.headers.get('x-own')).toBe('yes');
  expect(await response.json()).toEqual({ name: 'Rex' });
  const computed = await send(handlers({ override: { getPet: renamed } }), '/pets/a%20b');
  expect(await computed.json()).toMatchObject({
    name: 'GET a b',
    born: expect.any(String) as unknown,
  });
});

test('handles only requests below a base URL', async () => {
  const all = handlers({ baseUrl: 'https://api.test/v1/' });
  expect((await send(all, '/v1/pets')).status).toBe(200);
  expect((await send(all, '/v1/pets/1:sell', 'post')).status).toBe(202);
  await expect(send(all, '/pets')).rejects.toThrow('No handler for');
  await expect(send(all, '/v2/pets/1:sell', 'post')).rejects.toThrow('No handler for');
});

test('distinguishes similar paths', async () => {
  const expected = {
    '/dogs': '/{a}',
    '/1/pets': '/{a}/pets',
    '/pets': '/pets',
    '/pets?x=1&all=true': '/pets?all=true',
    '/pets/1': '/pets/{a}',
    '/pets/mine': '/pets/mine',
    '/x/1.2/3x': '/x/{a}.{b}/{c}x',
    '/a(b)': '/a(b)',
  };
  const paths = Object.values(expected).map((path) => [path, item(path)] as const);
  const all = (await handlersOf(documentOf({ paths: Object.fromEntries(paths) as never })))();
  for (const [path, template] of Object.entries(expected))
    expect([path, await (await send(all, path)).json()]).toEqual([path, template]);
});

test('supports HEAD, TRACE, forms and text', async () => {
  const document = documentOf({
    paths: {
      '/a': {
        head: endpoint('application/json', { type: 'object' }),
        trace: endpoint('text/plain', { type: 'string', enum: ['traced'] }),
        get: endpoint('application/x-www-form-urlencoded', { properties: { a: { const: 'b c' } } }),
        put: endpoint('text/csv', { const: ['x'] }),
      } as never,
    },
  });
  const all = (await handlersOf(document))();
  expect((await send(all, '/a', 'head')).body).toBeNull();
  expect(await (await send(all, '/a')).text()).toBe('a=b+c');
  expect(await (await send(all, '/a', 'put')).text()).toBe('["x"]');
  // The constructor of `Request` rejects the method TRACE, but a server in Node accepts it.
  const traced = Object.defineProperty(new Request('https://api.test/a'), 'method', {
    value: 'TRACE',
  });
  const clone = (): Request => traced;
  const response = await getResponse(all, Object.assign(traced, { clone }));
  expect(await response?.text()).toBe('traced');
});

test('creates finite data for a recursive schema', async () => {
  const schemas = readFileSync(join(import.meta.dirname, 'golden/schemas.yaml'), 'utf8');
  const all = (await handlersOf(schemas))({ seed: 3 });
  const response = await send(all, '/all');
  expect(await response.json()).toMatchObject({
    described: 'Abc',
    animal: { kind: expect.stringMatching(/^(?:meow|Dog)$/) as unknown },
  });
});

test.each([() => undefined, async () => undefined, () => ({ body: {} })])(
  'rejects an override that returns no response: %o',
  async (getPet) => {
    await expect(send(handlers({ override: { getPet } }), '/pets/1')).rejects.toThrow(
      'The override of getPet must return { status, body?, headers? }.',
    );
  },
);
