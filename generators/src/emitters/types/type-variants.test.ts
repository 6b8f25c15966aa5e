// The types of a document whose components are used in requests, in responses, or in both.

import { expect, test } from 'vitest';
import type { Json } from '../../json.js';
import { documentOf } from '../../testing/document.js';
import { emit } from '../../testing/emitted.js';
import { compile } from '../client/testing/compile.js';
import type { Directions } from '../emitter.js';

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Json): Json => ({ 'application/json': { schema } });
const object = (properties: Json, required: readonly string[] = []): Json => ({
  type: 'object',
  properties,
  required,
});
const colour: Json = { enum: ['red', 'blue'] };

/** A document that takes the one component and returns the other. */
function document(schemas: Record<string, Json>, taken: string, given: string): string {
  const post = {
    operationId: 'paint',
    requestBody: { required: true, content: json(ref(taken)) },
    responses: { 200: { description: 'ok', content: json(ref(given)) } },
  };
  return documentOf({ paths: { '/paint': { post } }, components: { schemas } });
}

/** The named types of a document, each on one line. */
async function typesOf(text: string, directions: Partial<Directions> = {}): Promise<string[]> {
  const emitted = await emit(text, ['types'], directions);
  const statements = emitted.get('types/api.ts')?.split(/^(?=export |\/\*\*)/m) ?? [];
  return statements
    .filter((statement) => statement.startsWith('export type'))
    .map((statement) => statement.trim().replaceAll(/\s+/g, ' '));
}

test('opens an enum in responses, and adds an input type if requests use it too', async () => {
  expect(await typesOf(document({ Colour: colour }, 'Colour', 'Colour'))).toEqual([
    `export type Colour = 'red' | 'blue' | (string & {});`,
    `export type ColourInput = 'red' | 'blue';`,
  ]);
});

test('emits one type for schemas of one direction', async () => {
  const schemas = { In: object({ c: colour }), Out: object({ c: colour }), Unused: colour };
  expect(await typesOf(document(schemas, 'In', 'Out'))).toEqual([
    `export type In = { c?: 'red' | 'blue'; };`,
    `export type Out = { c?: 'red' | 'blue' | (string & {}); };`,
    `export type Unused = 'red' | 'blue';`,
  ]);
});

test('emits two types for schemas that contain one with two types, else one', async () => {
  const schemas = {
    Wall: object({ colour: ref('Colour'), size: ref('Size') }),
    Colour: { enum: ['red', 1, null, 2] },
    Size: object({ width: { type: 'number' } }),
    wall_input: { type: 'string' },
  };
  expect(await typesOf(document(schemas, 'Wall', 'Wall'))).toEqual([
    `export type Colour = 'red' | 1 | null | 2 | (string & {}) | (number & {});`,
    `export type ColourInput = 'red' | 1 | null | 2;`,
    `export type Size = { width?: number; };`,
    `export type Wall = { colour?: Colour; size?: Size; };`,
    `export type WallInput2 = { colour?: ColourInput; size?: Size; };`,
    `export type WallInput = string;`,
  ]);
});

test('leaves readOnly out of requests and writeOnly out of responses', async () => {
  const secret = { type: 'string', writeOnly: true };
  const id = { type: 'string', readOnly: true };
  const User = object({ id, name: { type: 'string' }, secret }, ['id', 'name', 'secret']);
  const Admin = { allOf: [ref('User'), { required: ['id', 'name'] }] };
  const Only = object({ id }, ['id']);
  expect(await typesOf(document({ User, Admin, Only }, 'Admin', 'Admin'))).toEqual([
    `export type Admin = User & Present<'id' | 'name'>;`,
    `export type AdminInput = UserInput & Present<'name'>;`,
    'export type Only = { id: string; };',
    'export type User = { id: string; name: string; };',
    'export type UserInput = { name: string; secret: string; };',
  ]);
  expect(await typesOf(document({ Only }, 'Only', 'Only'))).toEqual([
    'export type Only = { id: string; };',
    'export type OnlyInput = { [key: string]: unknown; };',
  ]);
});

test('keeps discriminator values closed', async () => {
  const schemas = {
    Shape: { oneOf: [ref('Round'), ref('Flat')], discriminator: { propertyName: 'kind' } },
    Round: object({ kind: { enum: ['Round', 'circle'] } }),
    Flat: object({ kind: { const: 'Flat' }, fill: colour }),
  };
  expect(await typesOf(document(schemas, 'Shape', 'Shape'))).toContain(
    `export type Flat = { kind: 'Flat'; fill?: 'red' | 'blue' | (string & {}); };`,
  );
  expect(await typesOf(document(schemas, 'Shape', 'Shape'))).toContain(
    `export type Round = { kind: 'Round' | 'circle'; };`,
  );
});

test.each<[Partial<Directions>, readonly string[]]>([
  [{ requests: 'open' }, [`export type Colour = 'red' | 'blue' | (string & {});`]],
  [{ responses: 'strict' }, [`export type Colour = 'red' | 'blue';`]],
  [
    { requests: 'open', responses: 'strict' },
    [
      `export type Colour = 'red' | 'blue';`,
      `export type ColourInput = 'red' | 'blue' | (string & {});`,
    ],
  ],
])('parses %j', async (directions, expected) => {
  expect(await typesOf(document({ Colour: colour }, 'Colour', 'Colour'), directions)).toEqual(
    expected,
  );
});

test('accepts unknown enum values in responses and rejects them in requests', async () => {
  const schemas = { Wall: object({ colour }, ['colour']) };
  const emitted = await emit(document(schemas, 'Wall', 'Wall'), ['types', 'client']);
  const usage = `import { createClient } from './client/index.js';

export async function run(): Promise<string> {
  const client = createClient({ baseUrl: 'https://a.example' });
  const { colour } = await client.paint.paint({ colour: 'red' });
  // @ts-expect-error Requests accept only the known colours.
  await client.paint.paint({ colour: 'green' });
  switch (colour) {
    case 'red':
      return 'Red.';
    case 'blue':
      return 'Blue.';
    default:
      return colour.toUpperCase();
  }
}
`;
  const files = [...emitted].map(([path, text]) => ({ path, text }));
  expect(compile([...files, { path: 'usage.ts', text: usage }], 7).faults).toBe('');
});
