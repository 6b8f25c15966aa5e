// What golden/variants.yaml cannot show of components in requests and responses: options, and how the types are used.

import { expect, test } from 'vitest';
import type { Json } from '../../json.js';
import { documentOf } from '../../testing/document.js';
import { compileFolder } from '../../testing/compiler.js';
import { emit, write } from '../../testing/emitted.js';
import type { Directions } from '../emitter.js';

const colour: Json = { enum: ['red', 'blue'] };

function documentWith(name: string, schema: Json): string {
  const content = { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } };
  const post = {
    operationId: 'paint',
    requestBody: { required: true, content },
    responses: { 200: { description: 'ok', content } },
  };
  return documentOf({ paths: { '/paint': { post } }, components: { schemas: { [name]: schema } } });
}

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
  const emitted = await emit(documentWith('Colour', colour), ['types'], { directions });
  const types = emitted.get('types/api.ts')?.match(/^export type .*$/gm);
  expect(types).toEqual(expected);
});

test('accepts in requests the unknown values that were read, and no others', async () => {
  const finish: Json = { type: 'string', 'x-extensible-enum': ['matt', 'gloss'] };
  const properties = { colour, finish, colours: { type: 'array', items: colour } };
  const wall: Json = { type: 'object', properties, required: ['colour'] };
  const emitted = await emit(documentWith('Wall', wall), ['types', 'client']);
  const usage = `import { createClient } from './client/index.js';

export async function run(): Promise<string> {
  const client = createClient({ baseUrl: 'https://a.example' });
  const read = await client.paint.paint({ colour: 'red', finish: 'silk' });
  const { colour } = read;
  await client.paint.paint({ ...read, colours: [colour, 'blue', 'teal' as typeof colour] });
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
  expect(await compileFolder(write([...emitted, ['usage.ts', usage]]))).toBe('');
});
