import { execFileSync, spawn } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Document, documentOf, faultsOf, writeDocument } from '../testing/document.js';
import { makeFolder } from '../testing/folder.js';
import { listen } from '../../../test/listen.js';
import { loadDocument, type SourceDocument } from './load.js';

const load = (document: Document): Promise<SourceDocument> => loadDocument(writeDocument(document));

const head = "openapi: 3.1.0\ninfo: { title: T, version: '1' }\n";

const sameNames = (...paths: readonly string[]) => ({
  'openapi.yaml': `${head}paths:\n${paths.map((path) => `  /${path}: { $ref: paths/${path}.yaml }\n`).join('')}
components: { schemas: { Root: { type: string } } }
`,
  ...Object.fromEntries(
    [
      ['a', '../x/User.yaml'],
      ['b', '../y/User.yaml'],
      ['c', '../x/all.yaml#/Root'],
      ['d', '../openapi.yaml#/components/schemas/Root'],
    ].map(([path = '', reference = '']) => [
      `paths/${path}.yaml`,
      `get:
  responses:
    200: { description: ok, content: { application/json: { schema: { $ref: '${reference}' } } } }
`,
    ]),
  ),
  'x/User.yaml': 'type: string',
  'y/User.yaml':
    'type: object\nproperties: { parent: { $ref: User.yaml } }\nexample: { note: "#/components/schemas/User" }',
  'x/all.yaml': 'Root: { type: boolean }',
});

test.each([[['a', 'b', 'c', 'd']], [['d', 'c', 'b', 'a']], [['b', 'd', 'a', 'c']]])(
  'names files with the same name after their folders, not their order: %j',
  async (paths) => {
    const document = await load(sameNames(...paths));
    expect(document.value).toMatchObject({
      components: {
        schemas: {
          Root: { type: 'string' },
          'all-Root': { type: 'boolean' },
          'x-User': { type: 'string' },
          'y-User': {
            properties: { parent: { $ref: '#/components/schemas/y-User' } },
            // Data is no reference.
            example: { note: '#/components/schemas/User' },
          },
        },
      },
    });
    expect(document.locate('#/components/schemas/y-User/properties').file).toMatch(
      /y\/User\.yaml$/,
    );
    expect(document.warnings.map(({ message }) => message).toSorted()).toEqual([
      'Several files are called Root, so each is named after its folder: Root, x/all/Root.',
      'Several files are called User, so each is named after its folder: x/User, y/User.',
    ]);
  },
);

const files = {
  'openapi.yaml': `${head}paths:
  /pets:
    $ref: paths/pets.yaml
components:
  schemas:
    Own: { type: string }
`,
  'paths/pets.yaml': `get:
  operationId: pets
  responses:
    200:
      description: ok
      content:
        application/json:
          schema:
            anyOf:
              - $ref: ../schemas.yaml#/Pet
              - $ref: ../Food.json
              - $ref: ../openapi.yaml#/components/schemas/Own
`,
  'schemas.yaml': `Pet:
  type: object
  properties:
    name:
      $ref: '#/Name'
Name:
  type: string
  minLength: 1
`,
  'Food.json': `{
  "type": "object",
  "properties": {
    "name": { "type": "string" }
  }
}`,
};

test('loads a document of one file unchanged', async () => {
  const { value } = await load(`${head}paths: {}\n`);
  expect(value).toEqual({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: {} });
});

test('combines a document of several files', async () => {
  const { value } = await load(files);
  expect(JSON.stringify(value)).not.toContain('.yaml');
  expect(value['components']).toEqual({
    schemas: {
      Food: { type: 'object', properties: { name: { type: 'string' } } },
      Name: { type: 'string', minLength: 1 },
      Own: { type: 'string' },
      Pet: { type: 'object', properties: { name: { $ref: '#/components/schemas/Name' } } },
    },
  });
});

test.each([
  ['#', 'openapi.yaml', 1, 1],
  ['#/info/title', 'openapi.yaml', 2, 16],
  ['#/components/schemas/Own/type', 'openapi.yaml', 8, 18],
  ['#/paths/~1pets/get/operationId', 'paths/pets.yaml', 2, 16],
  ['#/paths/~1pets/get/responses/200/description', 'paths/pets.yaml', 5, 20],
  // Where one element refers to another, the place is that of the reference.
  [
    '#/paths/~1pets/get/responses/200/content/application~1json/schema/anyOf/0',
    'paths/pets.yaml',
    10,
    17,
  ],
  ['#/components/schemas/Pet/properties/name', 'schemas.yaml', 5, 7],
  ['#/components/schemas/Name/minLength', 'schemas.yaml', 8, 14],
  ['#/components/schemas/Food/properties/name/type', 'Food.json', 4, 23],
  // Of what is not there, the nearest parent.
  ['#/components/schemas/Food/properties/name/pattern', 'Food.json', 4, 13],
  ['#/components/schemas/None', 'openapi.yaml', 8, 5],
])('%s is at %s:%i:%i', async (pointer, file, line, column) => {
  const found = (await load(files)).locate(pointer);
  expect(found).toMatchObject({ pointer, line, column });
  expect(found.file.endsWith(`/${file}`)).toBe(true);
});

test('locates a schema that was renamed because two files have one of that name', async () => {
  const document = await load({
    'openapi.yaml': `${head}paths: {}
components:
  schemas:
    All:
      anyOf:
        - $ref: a/Pet.yaml
        - $ref: b/Pet.yaml
`,
    'a/Pet.yaml': 'type: string\n',
    'b/Pet.yaml': '# another\ntype: integer\n',
  });
  expect(document.value['components']).toHaveProperty(['schemas', 'b-Pet', 'type'], 'integer');
  const found = document.locate('#/components/schemas/b-Pet/type');
  expect(found).toMatchObject({ line: 2, column: 7 });
  expect(found.file).toMatch(/b\/Pet\.yaml$/);
});

test('keeps unresolved references for the model, and fetches nothing', async () => {
  const remote = createServer((_request, response) => response.end('type: string'));
  const url = `${await listen(remote)}/a.yaml`;
  const references = ['none.yaml', 'files.yaml#/none', url];
  const schemas = Object.fromEntries(references.map((each, index) => [index, { $ref: each }]));
  const { value } = await load({
    'openapi.yaml': JSON.stringify({ openapi: '3.1.0', paths: {}, components: { schemas } }),
    'files.yaml': 'a: {}\n',
  });
  expect(value['components']).toEqual({ schemas });
});

function referring(reference: string): string {
  return `${head}paths: {}\ncomponents: { schemas: { A: { $ref: '${reference}' } } }\n`;
}

const secret = { 'secret.yaml': 'type: string\n' };

describe('a file out of the folder of the document', () => {
  test.each(['../secret.yaml', 'link.yaml', '/etc/hostname', 'file:///etc/hostname'])(
    'is not read: %s',
    async (reference) => {
      const folder = makeFolder({ ...secret, 'api/openapi.yaml': referring(reference) });
      symlinkSync(join(folder, 'secret.yaml'), join(folder, 'api/link.yaml'));
      await expect(loadDocument(join(folder, 'api/openapi.yaml'))).rejects.toThrow(
        /error The reference .* leads out of the folder of the document/,
      );
    },
  );

  test('is read if --root contains it', async () => {
    const folder = makeFolder({ ...secret, 'api/openapi.yaml': referring('../secret.yaml') });
    const { value } = await loadDocument(join(folder, 'api/openapi.yaml'), { root: folder });
    expect(value['components']).toMatchObject({ schemas: { secret: { type: 'string' } } });
  });
});

test('leaves the keys of YAML in flow style to the YAML parser', async () => {
  const text = `{"openapi": '3.1.0', "\\x69nfo": {}, "paths": {}} # {"paths": {"paths": 1, "paths": 2`;
  expect((await load(text)).warnings).toEqual([]);
});

test('rejects exponential aliases in every file', async () => {
  const levels = Array.from({ length: 12 }, (_, index) => {
    const inside = index === 0 ? 'x' : Array.from({ length: 9 }, () => `*l${index - 1}`).join(', ');
    return `l${index}: &l${index} [${inside}]`;
  });
  const faults = await faultsOf({ ...files, 'schemas.yaml': levels.join('\n') });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(
    /^source\/syntax schemas\.yaml:1:1 .*aliases expand to too many values/,
  );
});

test('resolves references by path, by file URL and with percent-encoding', async () => {
  const text = 'type: string\n';
  const folder = makeFolder({ 'a b.yaml': text, '100%.yaml': text, 'parts/c.yaml': text });
  const absolute = join(folder, 'parts/c.yaml');
  const schemas = {
    Escaped: { $ref: 'a%20b.yaml' },
    Percent: { $ref: '100%.yaml' },
    Absolute: { $ref: absolute },
    Url: { $ref: pathToFileURL(absolute).href },
  };
  const root = JSON.stringify({ openapi: '3.1.0', paths: {}, components: { schemas } });
  writeFileSync(join(folder, 'openapi.yaml'), root);
  const document = await loadDocument(join(folder, 'openapi.yaml'));
  const names = document.files.map((file) => relative(folder, file));
  expect(new Set(names)).toEqual(
    new Set(['openapi.yaml', 'a b.yaml', '100%.yaml', join('parts', 'c.yaml')]),
  );
  const found = document.locate('#/components/schemas/a b/type');
  expect(relative(folder, found.file)).toBe('a b.yaml');
});

test('does not resolve references in data', async () => {
  const example = { $ref: 'none.yaml' };
  const schemas = { A: { type: 'object', example } };
  const { value } = await load(documentOf({ components: { schemas } }));
  expect(value).toMatchObject({ components: { schemas: { A: { example } } } });
});

test('reads no pipe as a reference, which would wait for ever', { tags: 'linux' }, async () => {
  const folder = makeFolder({
    'openapi.yaml': `${head}paths: {}\ncomponents: { schemas: { A: { $ref: pipe.yaml } } }\n`,
  });
  const pipe = join(folder, 'pipe.yaml');
  execFileSync('mkfifo', [pipe]);
  // Without a writer, a loader that does open the pipe would wait for ever instead of failing this test.
  const writer = spawn('sh', ['-c', 'echo "type: string" > "$0"', pipe]);
  onTestFinished(() => void writer.kill());
  await expect(loadDocument(join(folder, 'openapi.yaml'))).rejects.toThrow(
    'pipe.yaml:1:1 error Cannot read the document: it is not a regular file. [source/unreadable]',
  );
});
