import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { beforeAll, expect, test } from 'vitest';
import { listen } from '../../../../test/listen.js';
import { emit, withEndings, write } from '../../testing/emitted.js';

const document = `
openapi: 3.1.0
info: { title: Pet shop, version: '1' }
security: [{ shopKey: [] }]
paths:
  /pets/{pet}:
    parameters: [{ name: pet, in: path, required: true, schema: { type: string } }]
    get: { operationId: getPet, summary: Get a pet, parameters: [{ name: pet, in: query, schema: { type: integer } }], responses: { 200: { $ref: '#/components/responses/Pet' }, 404: { $ref: '#/components/responses/Pet' } } }
    put: { operationId: setPet, requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }, responses: { 200: { $ref: '#/components/responses/Pet' } } }
    delete: { operationId: removePet, deprecated: true, responses: { 204: { description: Gone. } } }
  /events: { get: { operationId: events, responses: { 200: { description: All., content: { text/event-stream: {} } } } } }
components:
  securitySchemes: { shopKey: { type: apiKey, in: header, name: X-Key } }
  responses: { Pet: { description: It., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } } }
  schemas:
    Pet: { type: object, required: [id, name], properties: { id: { type: string, readOnly: true }, name: { type: string, description: A name. }, mother: { $ref: '#/components/schemas/Pet' } } }
`;

const long = 'a'.repeat(60_000);
const api = createServer((request, response) => {
  const { method, url, headers } = request;
  const status = url?.includes('none') === true ? 404 : method === 'DELETE' ? 204 : 200;
  response.writeHead(status, { 'content-type': 'application/json' });
  const name =
    url?.includes('long') === true ? long : `${method} ${url} ${String(headers['x-key'])}`;
  response.end(status === 204 ? undefined : JSON.stringify({ id: '1', name, message: 'None.' }));
});
let folder: string;
let baseUrl: string;

beforeAll(async () => {
  baseUrl = await listen(api);
  const files = await emit(document, ['types', 'client', 'validators', 'mcp']);
  folder = write(withEndings(files));
});

/** Starts the server as a program; returns the texts of results, and `error: …` for errors. */
async function start(args: readonly string[]) {
  const env = { PET_SHOP_BASE_URL: baseUrl, PET_SHOP_SHOP_KEY: 'secret' };
  const server = { command: process.execPath, args: [join(folder, 'mcp/stdio.ts'), ...args], env };
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ ...server, stderr: 'ignore' }));
  const call = async (name: string, input: Record<string, unknown> = {}): Promise<string[]> => {
    const { content, isError } = await client.callTool({ name, arguments: input });
    const texts = (content as { text: string }[]).map(({ text }) => text);
    return isError === true ? texts.map((text) => `error: ${text}`) : texts;
  };
  return { client, call };
}

test('offers what reads, in the words of the document and of the client', async () => {
  const { client, call } = await start([]);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['getPet', 'read_rest']);
  expect(tools[0]).toMatchObject({
    description: 'Get a pet',
    annotations: { readOnlyHint: true, idempotentHint: true },
    inputSchema: {
      properties: { pet2: { type: 'string' }, pet: { type: 'integer' } },
      required: ['pet2'],
    },
  });
  expect(await call('getPet', { pet2: 'a/b', pet: 3 })).toEqual([
    '{"id":"1","name":"GET /pets/a%2Fb?pet=3 secret","message":"None."}',
  ]);
  const refusals = [
    await call('getPet', { pet2: 'none' }),
    await call('getPet'),
    await call('setPet'),
  ];
  expect([
    ...refusals,
    await call('getPet', { pet2: '1', pet: 'x' }),
    await call('getPet', { id: 1 }),
  ]).toEqual([
    [expect.stringMatching(/^error: GET \/pets\/\{pet\} returned 404: None\./)],
    ['error: getPet needs pet2.'],
    ['error: setPet changes data; this server was started to read only.'],
    [expect.stringContaining('query.pet: Invalid input: expected int')],
    ['error: getPet has no id. It takes pet2, pet.'],
  ]);
  const [first = '', cut] = await call('getPet', { pet2: 'long' });
  expect(cut).toMatch(/^Cut at 25000 of \d+ characters\. .*\{"result":\d,"from":25000\}\.$/);
  const { result, from } = JSON.parse(/\{.*\}/.exec(cut ?? '')?.[0] ?? '') as Record<
    string,
    number
  >;
  const [second = ''] = await call('read_rest', { result, from });
  const [third = ''] = await call('read_rest', { result, from: 50_000 });
  expect(JSON.parse(first + second + third)).toMatchObject({ name: long });
  await client.close();
});

test('offers what writes if it is asked to', { tags: 'long' }, async () => {
  const { client, call } = await start(['--writes']);
  const { tools } = await client.listTools();
  const [, set, remove] = tools;
  expect(set).toMatchObject({
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
    inputSchema: {
      $defs: { Pet: { required: ['name'], properties: { name: { description: 'A name.' } } } },
    },
  });
  expect(set?.inputSchema['$defs']).not.toHaveProperty('Pet.properties.id');
  expect(remove?.description).toBe('Deprecated.');
  expect(await call('setPet', { pet: '1', body: { name: 'Mila' } })).toEqual([
    '{"id":"1","name":"PUT /pets/1 secret","message":"None."}',
  ]);
  expect(await call('removePet', { pet: '1' })).toEqual(['Done. The response has no body.']);
  await client.close();
});

test('ends with a sentence for wrong settings', () => {
  const env = { PET_SHOP_BASE_URL: 'x' };
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'mcp/stdio.ts')], { env });
  expect([status, String(stderr)]).toEqual([
    1,
    'The baseUrl x must be an http(s) URL without user, query and fragment. ' +
      'Environment variables: PET_SHOP_BASE_URL, PET_SHOP_API_KEY, PET_SHOP_SHOP_KEY.\n',
  ]);
});
