import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { defaultEmitters } from '../emitters/index.js';
import { documentOf } from '../testing/document.js';
import { makeFolder } from '../testing/folder.js';
import { recordPrinted } from '../testing/printed.js';
import { type Command, runCommand } from './command.js';

// Every option through the command itself: what it does to the files that are written.

const printed = recordPrinted();

const pets = `openapi: 3.1.0
info: { title: Pets, version: '1' }
paths:
  /pets/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get:
      operationId: getPet
      tags: [pets]
      responses: { 200: { description: It., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } } }
    delete: { operationId: deletePet, tags: [admin], responses: { 204: { description: Gone. } } }
components:
  schemas:
    Pet: { type: object, required: [kind], properties: { kind: { $ref: '#/components/schemas/Kind' } } }
    Kind: { type: string, enum: [CAT, DOG] }
`;

function folderOf(config: object = {}, files: Readonly<Record<string, string>> = {}): string {
  const text = JSON.stringify({ spec: 'pets.yaml', out: 'out', only: ['types'], ...config });
  return makeFolder({ 'pets.yaml': pets, 'config.json': text, ...files });
}

async function run(folder: string, ...args: readonly string[]): Promise<number> {
  return runCommand({ program: 'generate' }, ['--config', join(folder, 'config.json'), ...args]);
}

function read(folder: string, path: string): string {
  return readFileSync(join(folder, 'out', path), 'utf8');
}

test('writes relative to the configuration, whose options are overridden by flags', async () => {
  const folder = folderOf();
  expect(await run(folder)).toBe(0);
  expect(read(folder, 'types/api.ts')).toContain('export type Pet');
  expect(existsSync(join(folder, 'out/client'))).toBe(false);
  expect(await run(folder, '--only', 'client')).toBe(0);
  expect(existsSync(join(folder, 'out/client/index.ts'))).toBe(true);
});

test('keeps what the files of other emitters import of the runtimes', async () => {
  const spec = fileURLToPath(
    new URL('../../corpus/accepted/callbacks/openapi.yaml', import.meta.url),
  );
  const folder = folderOf({ spec, only: undefined });
  expect(await run(folder)).toBe(0);
  expect(await run(folder, '--only', 'msw')).toBe(0);
  for (const name of [...defaultEmitters, 'msw'])
    expect([name, await run(folder, '--check', '--only', name)]).toEqual([name, 0]);
});

test('reports an invalid configuration without the help text', async () => {
  expect(await run(folderOf({ onyl: ['types'] }))).toBe(1);
  expect(printed.all).toContain('config.json:1:');
  expect(printed.all).toContain('Unknown option onyl (did you mean only?).');
  expect(printed.all).not.toContain('Usage');
});

test('names the required options if neither a document nor a configuration is given', async () => {
  expect(await runCommand({ program: 'generate' }, [])).toBe(2);
  expect(printed.all).toContain('or a configuration with --config;');
});

test('generates only what filters include', async () => {
  const folder = folderOf({ include: ['tag:admin'] });
  expect(await run(folder)).toBe(0);
  expect(read(folder, 'types/operations/api.ts')).not.toContain('getPet');
  expect(existsSync(join(folder, 'out/types/api.ts'))).toBe(false);
  expect(await run(folder, '--include', 'operation:*', '--exclude', 'tag:admin')).toBe(0);
  expect(read(folder, 'types/operations/api.ts')).toContain('getPet');
  expect(read(folder, 'types/operations/api.ts')).not.toContain('deletePet');
});

const overlay = `overlay: 1.1.0
info: { title: T, version: '1' }
actions: [{ target: $.components.schemas.Kind, update: { enum: [FISH] } }]`;

test('applies overlays before anything is generated', async () => {
  const folder = folderOf({ overlays: ['fish.yaml'] }, { 'fish.yaml': overlay });
  expect(await run(folder)).toBe(0);
  expect(read(folder, 'types/api.ts')).toContain("'FISH'");
});

test('runs an emitter from a file, together with the emitters that it needs', async () => {
  const emitter = `export const names = { name: 'names', needs: ['types'], emit: ({ operations }) => ({
    files: [{ emitter: 'names', path: 'names.txt', text: operations.map(({ id }) => id).join() }] }) };`;
  const folder = folderOf({ emitters: ['./names.mjs'] }, { 'names.mjs': emitter });
  expect(await run(folder, '--only', 'names')).toBe(0);
  expect(read(folder, 'names/names.txt')).toBe('getPet,deletePet');
  expect(existsSync(join(folder, 'out/types/index.ts'))).toBe(true);
});

test('an emitter can use the functions that the package exports', async () => {
  const tools = pathToFileURL(fileURLToPath(new URL('../emitter.ts', import.meta.url))).href;
  const emitter = `import { constant, descriptorSymbol, FileDraft, stringLiteral } from '${tools}';
export default { name: 'routes', needs: ['types'], emit({ operations }) {
  const draft = new FileDraft('routes', 'index');
  const entries = operations.map((each) => stringLiteral(each.path) + ': ' + draft.use(descriptorSymbol(each)));
  return { files: [{ draft, statements: [constant({ docs: [], name: 'routes', initializer: '{' + entries.join() + '}' })] }] };
} };`;
  const folder = folderOf({}, { 'routes.mjs': emitter });
  expect(await run(folder, '--emitter', join(folder, 'routes.mjs'), '--only', 'routes')).toBe(0);
  expect(read(folder, 'routes/index.ts')).toContain("from '../types/operations/api.js';");
  expect(read(folder, 'routes/index.ts')).toContain("'/pets/{id}': getPet");
});

test('writes a file for each tag, which the file of the version re-exports', async () => {
  const folder = folderOf({ only: ['validators'] });
  expect(await run(folder, '--files', 'tag')).toBe(0);
  for (const emitter of ['types', 'validators']) {
    expect(read(folder, `${emitter}/operations/api.ts`)).toContain(
      "export * from './api/pets.js';",
    );
    expect(read(folder, `${emitter}/operations/api/pets.ts`)).toContain('export const getPet');
    expect(read(folder, `${emitter}/operations/api/admin.ts`)).toContain('export const deletePet');
  }
  expect(await run(folder)).toBe(0);
  expect(existsSync(join(folder, 'out/types/operations/api/pets.ts'))).toBe(false);
});

test('adds constants to the union of an enum', async () => {
  const folder = folderOf({ enums: 'const' });
  expect(await run(folder)).toBe(0);
  const found: unknown = await import(join(folder, 'out/types/index.ts'));
  expect(found).toMatchObject({ api: { Kind: { CAT: 'CAT', DOG: 'DOG' } } });
  expect(read(folder, 'types/api.ts')).toContain('export type Kind = ');
});

test.each([
  ['.ts', '.ts'],
  ['none', ''],
])('imports end with %s', async (imports, ending) => {
  const folder = folderOf({ imports, only: ['client'] });
  expect(await run(folder)).toBe(0);
  expect(read(folder, 'client/index.ts')).toContain(`from './connection${ending}';`);
  expect(read(folder, 'client/runtime/call.ts')).toContain(`from './errors${ending}';`);
  expect(read(folder, 'client/index.ts')).not.toMatch(/from '\.[^']*\.js'/);
});

function installed(version: string): Record<string, string> {
  const file = `${version}/node_modules/@seller-funds/runtime/package.json`;
  return { [file]: JSON.stringify({ version }) };
}

test('imports the runtime from its package, of the version of the generators', async () => {
  const files = { ...installed('0.0.0'), ...installed('0.0.1') };
  const folder = folderOf({ only: ['client'], runtime: 'package', strict: true }, files);
  expect(await run(folder, '--out', join(folder, '0.0.0/out'))).toBe(0);
  expect(existsSync(join(folder, '0.0.0/out/client/runtime'))).toBe(false);
  expect(readFileSync(join(folder, '0.0.0/out/client/index.ts'), 'utf8')).toContain(
    "from '@seller-funds/runtime/client/log';",
  );
  expect(await run(folder, '--out', join(folder, '0.0.1/out'))).toBe(1);
  expect(printed.all).toContain('imports @seller-funds/runtime 0.0.0, but 0.0.1 is installed.');
});

test('runs a command on the files before they are written, so that a check finds no change', async () => {
  const script = `import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
for (const file of readdirSync('.', { recursive: true }).filter((name) => name.endsWith('.ts')))
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll("'", '"'));`;
  const after = 'node ../format.mjs';
  const folder = folderOf({ after }, { 'format.mjs': script });
  expect(await run(folder)).toBe(0);
  expect(read(folder, 'types/index.ts')).toContain('export type * as api from "./api.js";');
  expect(await run(folder, '--check')).toBe(0);
  expect(await run(folder)).toBe(0);
  expect(printed.all).toContain('Nothing has changed.');
  expect(readdirSync(folder).filter((name) => name.startsWith('.out'))).toEqual([]);
});

test.each([
  ['node -e "console.error(42);process.exit(3)"', 'it ended with exit code 3: 42.'],
  ['node -e "fs.rmSync(\'types/api.ts\')"', 'it removed types/api.ts.'],
  ["node -e \"fs.writeFileSync('types/api.ts','')\"", 'it removed the first line of types/api.ts'],
])('a command that fails writes nothing: %s', async (after, message) => {
  const folder = folderOf();
  expect(await run(folder, '--after', after)).toBe(1);
  expect(printed.all).toContain(message);
  expect(existsSync(join(folder, 'out'))).toBe(false);
});

async function doNothing(): Promise<void> {}

test('treats warnings as errors in the default pipeline only', async () => {
  const root = makeFolder({
    'openapi.yaml': documentOf({ components: { schemas: { Pet: { enum: [] } } } }),
  });
  const spec = join(root, 'openapi.yaml');
  const job = { root, folders: ['types'], options: { spec, only: ['types'] } };
  const defaultPipeline = {
    description: 'all',
    jobs: () => [job],
    before: doNothing,
    after: doNothing,
  };
  const command: Command = { program: 'generate', defaultPipeline };
  expect(await runCommand(command, [])).toBe(1);
  expect(printed.all).toContain('error The schema contradicts itself');
  expect(existsSync(join(root, 'types'))).toBe(false);
  const named = ['--spec', spec, '--out', root, '--only', 'types'];
  expect(await runCommand(command, named)).toBe(0);
  expect(printed.all).toContain('warning The schema contradicts itself');
  expect(await runCommand(command, [...named, '--strict'])).toBe(1);
});
