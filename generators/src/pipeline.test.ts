import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { EmitterName } from './code/file.js';
import { flatLayout } from './code/layout.js';
import { printFiles } from './code/print.js';
import { emitters } from './emitters/index.js';
import { RuntimePacker } from './emitters/runtime.js';
import type { JsonObject } from './json.js';
import { visitObjects } from './keywords.js';
import { couldMatch } from './model/could-match.js';
import { generate, type GenerateOptions } from './pipeline.js';
import { type Document, documentOf, writeDocument } from './testing/document.js';
import { emit, write } from './testing/emitted.js';
import { constructs, folder as goldenFolder, samplesOf } from './testing/golden.js';
import { Chance, randomComponents } from './testing/random.js';
import { compileFolder } from './testing/compiler.js';
import { runtimes } from './testing/runtimes.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A document in which everything that a program could order differently stands in one order … */
const document = `openapi: 3.1.0
info: { title: Pets, version: '1', description: All of them. }
x-versions: { v1: { title: One }, v2: { title: Two } }
paths:
  /b/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    put:
      operationId: v1.put
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/v1.B' } } } }
      responses: { 200: { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/v1.A' } } } } }
    get: { operationId: v1.get, tags: [pets], responses: { 204: { description: none }, 404: { $ref: '#/components/responses/Gone' } } }
  /a:
    get: { operationId: v2.get, responses: { 204: { description: none } } }
components:
  schemas:
    v1.A: { type: object, description: An A., properties: { z: { type: integer, minimum: 1 }, a: { $ref: '#/components/schemas/v1.B' } }, required: [z] }
    v1.B: { type: [object, 'null'], properties: { a: { $ref: '#/components/schemas/v1.A' }, loop: { $ref: '#/components/schemas/Loop' } } }
    Loop: { type: object, properties: { a: { $ref: '#/components/schemas/v1.A' } } }
    Lists: { type: array, items: { $ref: '#/components/schemas/v1.List' } }
    v1.List: { type: array, items: { $ref: '#/components/schemas/Lists' } }
    Shared: { type: string, maxLength: 3, pattern: ^a }
  responses:
    Gone: { description: gone, content: { application/json: { schema: { $ref: '#/components/schemas/Shared' } } } }
`;

/** … and the same with its keywords and its components in the opposite order. */
function reversed(text: string): string {
  const whole = parse(text) as JsonObject;
  visitObjects(whole, reverse);
  for (const section of Object.values(whole['components'] ?? {})) reverse(section);
  return JSON.stringify(whole);
}

function reverse(object: object): void {
  for (const [key, value] of Object.entries(object).toReversed()) {
    Reflect.deleteProperty(object, key);
    Reflect.set(object, key, value);
  }
}

const dated = readFileSync(join(root, 'generators/src/testing/dated.yaml'), 'utf8');

type Entry = readonly [path: string, text: string];

async function filesOf(
  text: Document,
  only: readonly EmitterName[] = emitters.map(({ name }) => name),
  options: Partial<GenerateOptions> = {},
): Promise<readonly Entry[]> {
  return [...(await emit(text, only, options))];
}

let first: readonly Entry[];
beforeAll(async () => {
  first = await filesOf(document);
});

test('two runs produce the same bytes', async () => {
  expect(await filesOf(document)).toEqual(first);
});

test('the output does not depend on the order of keys', async () => {
  expect(await filesOf(reversed(document))).toEqual(first);
});

test('the output does not depend on the number of files', async () => {
  const [before = '', component = ''] = document.split('    Shared: ');
  const files = {
    'openapi.yaml': `${before}    Shared: { $ref: Shared.yaml }\n${component.slice(component.indexOf('\n') + 1)}`,
    'Shared.yaml': component.slice(0, component.indexOf('\n')),
  };
  expect(await filesOf(files)).toEqual(first);
});

test('files are sorted by path, and do not depend on folder and time', () => {
  const paths = first.map(([path]) => path);
  expect(paths).toEqual(paths.toSorted());
  for (const [, text] of first) {
    expect(text).not.toContain('/tmp');
    expect(text).not.toContain(new Date().toISOString().slice(0, 10));
  }
});

test('runs only the selected emitters, and reports and measures each stage', async () => {
  const spec = writeDocument(document);
  const told: string[] = [];
  const { files, times } = await generate({
    spec,
    only: ['validators'],
    onStage: (stage) => told.push(stage),
  });
  expect(told).toEqual(['read', 'model', 'validators', 'print']);
  expect([...times.keys()]).toEqual(told);
  expect(new Set(files.map(({ path }) => path.split('/')[0]))).toEqual(new Set(['validators']));
});

test('rewrites descriptions, not data or names', async () => {
  const schema = {
    type: 'object',
    description: 'A pet (D1).',
    properties: { description: { type: 'string', example: 'A pet (D1).' } },
  };
  const spec = writeDocument(documentOf({ components: { schemas: { Pet: schema } } }));
  const options = { texts: (text: string) => text.replace(' (D1)', ''), only: [] };
  const { contract } = await generate({ spec, ...options });
  const pet = { ...schema, description: 'A pet.' };
  expect(contract.document['components']).toEqual({ schemas: { Pet: pet } });
});

test('the whole runtimes of all emitters compile, and are formatted', async () => {
  const packer = new RuntimePacker();
  for (const [emitter, modules] of runtimes) packer.add(emitter, modules);
  const files = await printFiles(packer.files(), flatLayout);
  expect(await compileFolder(write(files.map(({ path, text }) => [path, text])))).toBe('');
  for (const { path, text } of files) {
    const { code } = await format(path, text, { printWidth: 100, singleQuote: true });
    expect(text).toBe(code);
  }
});

/** A program that compiles only if the types take every value that the validators are to accept. */
function agreement(construct: string): Entry {
  const head = [
    "import type { components } from './types/openapi.js';",
    'type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;',
    'type Schemas = components["schemas"];',
    'export function takes<T>(_value: T): void {}',
  ];
  // To TypeScript every object has a constructor.
  const all = samplesOf(construct).filter(({ name }) => name !== 'Inherited');
  const samples = all.flatMap(({ name, good }) =>
    good.map((value, index) => {
      const id = `${name.replaceAll(/\W/g, '_')}${index}`;
      const type = `Schemas[${JSON.stringify(name)}]`;
      const literal = value === null ? 'null' : `${JSON.stringify(value)} as const`;
      return `const ${id} = ${literal};\ntakes<${type}>(${id} as Mutable<typeof ${id}>);`;
    }),
  );
  return ['agreement.ts', [...head, ...samples, ''].join('\n')];
}

test('every member of every union has a sample value', async () => {
  const missing: string[] = [];
  for (const construct of constructs) {
    const { contract } = await generate({
      spec: join(goldenFolder, `${construct}.yaml`),
      only: [],
    });
    const values = new Map(samplesOf(construct).map(({ name, good }) => [name, good]));
    for (const { name, schema } of contract.schemas) {
      for (const member of [...schema.oneOf, ...schema.anyOf].filter(({ possible }) => possible)) {
        const good = values.get(name.original) ?? [];
        if (!good.some((value) => couldMatch(member, value, contract.lookup)))
          missing.push(`${construct} ${member.pointer}`);
      }
    }
  }
  expect(missing).toEqual([]);
});

/** TypeScript refuses an object that has none of a type's optional properties, though it is of the type. */
function withoutWeak(output: string): string {
  const errors = output.split(/^(?=\S)/m);
  return errors.filter((error) => !/agreement[^]*has no properties in common/.test(error)).join('');
}

test('emitted code compiles, and types accept what validators accept', async () => {
  const emittersFolder = join(root, 'generators/src/emitters');
  const pets = readFileSync(join(emittersFolder, 'types/golden/pets.yaml'), 'utf8');
  const events = readFileSync(join(emittersFolder, 'webhooks/golden/pets.yaml'), 'utf8');
  const files: Entry[] = [];
  const add = (name: string, made: readonly Entry[]): void => {
    files.push(...made.map(([path, text]): Entry => [`${name}/${path}`, text]));
  };
  add('pets', await filesOf(pets));
  add('versions', first);
  add('options', await filesOf(pets, undefined, { files: 'tag', enums: 'const' }));
  add('dates', await filesOf(dated, undefined, { dates: 'Date' }));
  add('events', await filesOf(events));
  add('empty', await filesOf(documentOf({}), ['types', 'validators', 'client', 'server']));
  for (const name of constructs) {
    const text = readFileSync(join(goldenFolder, `${name}.yaml`), 'utf8');
    add(name, [...(await filesOf(text, ['types', 'validators'])), agreement(name)]);
  }
  for (const seed of [1, 2, 3]) {
    const components = { schemas: randomComponents(new Chance(seed), 15) };
    add(`random-${seed}`, await filesOf(documentOf({ components }), ['types', 'validators']));
  }
  const made = new Set(files.map(([path]) => path.split('/').slice(0, 2).join('/')));
  for (const { name } of emitters) expect(made).toContain(`pets/${name}`);
  expect(withoutWeak(await compileFolder(write(files)))).toBe('');
});

// Without caches, the members of one schema would be visited 8 ** 16 times.
test.each(['allOf', 'anyOf', 'oneOf'])(
  'takes no exponential time for nested %s',
  async (keyword) => {
    const levels = Array.from({ length: 16 }, (_level, index) => {
      const next = { $ref: `#/components/schemas/A${index + 1}` };
      const discriminator = { propertyName: 'a' };
      const union = { [keyword]: Array.from({ length: 8 }, () => next), example: 5, discriminator };
      return [`A${index}`, union] as const;
    });
    const last = { type: 'object', properties: { a: { type: 'string' } } };
    const schemas = { ...Object.fromEntries(levels), A16: last };
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/A0' } } };
    const responses = { 200: { description: 'ok', content } };
    const paths = { '/a': { post: { operationId: 'make', requestBody: { content }, responses } } };
    const text = documentOf({ paths, components: { schemas } });
    const files = new Map(await filesOf(text));
    expect(files.get('validators/api.ts')).toContain('const A16');
  },
);
