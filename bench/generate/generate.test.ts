import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCommand } from '@seller-funds/command';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import type { Run } from '../measure/run.ts';
import { isMet, ratioOf } from '../page/figure.ts';
import { type CorpusResult, reportOf } from './corpus.ts';
import { documents, writeYaml } from './documents.ts';
import { findExport } from './find-export.ts';
import { choose, command } from './main.ts';
import { type DocumentResult, generateFigures, runInTurn } from './measure.ts';
import { emittedIn, toolFolder } from './tool.ts';
import { readers, tools } from './tools.ts';
import { errorsIn, typeCheck } from './type-check.ts';

const folder = temporaryFolder({
  'out/index.ts': 'export * from "./api";\nexport const zGetPetByIdResponse = 1;\n',
  'out/api/index.ts': 'export async function getPetById() {}\nexport type Pet = 2;\n',
});
const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);

test('counts files, bytes and errors of the compiler', async () => {
  expect(emittedIn(join(folder, 'out'))).toEqual({ files: 2, bytes: 120 });
  write('out/bad.ts', 'export const c: number = "";\nd;\n');
  const bad = await typeCheck(folder);
  expect([bad.failure, errorsIn(bad.output)]).toEqual([undefined, 2]);
});

test('finds an exported value in any spelling, and its module', () => {
  const out = join(folder, 'out');
  const pet = { name: 'getPetById', module: './out/api/index.ts' };
  expect(findExport(out, 'api', ['get_pet-by/id'])).toEqual(pet);
  expect(findExport(out, 'index.ts', ['other', 'zgetPetByIdResponse'])?.name).toBe(
    'zGetPetByIdResponse',
  );
  expect([findExport(out, 'api', ['Pet']), findExport(out, 'nowhere', ['Pet'])]).toEqual([
    undefined,
    undefined,
  ]);
});

const namesOf = (args: readonly string[]): string[] =>
  choose(parseCommand(command, args)).documents.map(({ name }) => name);

test('a quick run uses the small or the selected documents once', () => {
  expect(namesOf([])).toEqual(expect.arrayContaining(['github', 'contract']));
  expect(namesOf(['--quick'])).toEqual(['contract', 'petstore30', 'petstore31']);
  expect(namesOf(['--quick', '--only', 'graph,github'])).toEqual(['github', 'graph']);
  const runs = [[], ['--quick']].map((args) => choose(parseCommand(command, args)).runs);
  expect(runs).toEqual([3, 1]);
});

test('names are unique, and each tool has a folder', () => {
  expect(new Set(documents.map(({ name }) => name)).size).toBe(documents.length);
  const folders = [...tools, ...readers].map(({ name, variantOf = name }) => toolFolder(variantOf));
  expect(folders.filter((path) => !existsSync(join(path, 'package.json')))).toEqual([]);
});

test('converts a document to equivalent YAML once', () => {
  const document = { file: join(folder, 'documents/pets.yaml'), json: join(folder, 'pets.json') };
  const value = {
    openapi: '3.1.0',
    paths: { '/pet': { get: { description: 'a: b\nc', tags: ['1'] } } },
  };
  write('pets.json', JSON.stringify(value));
  writeYaml(document);
  const text = readFileSync(document.file, 'utf8');
  expect([text.startsWith('openapi: 3.1.0\npaths:\n'), parse(text)]).toEqual([true, value]);
});

const runOf = (milliseconds: number, failure?: string): Run => ({
  milliseconds,
  cpuMilliseconds: undefined,
  peakBytes: 1,
  output: '',
  failure,
});

test('runs in turn, and repeats neither failures nor long runs', async () => {
  const times: Readonly<Record<string, Run>> = {
    a: runOf(1),
    b: runOf(1, 'exit 1'),
    c: runOf(12_000),
  };
  const order: string[] = [];
  await runInTurn(['a', 'b', 'c'], 3, async (key) => {
    order.push(key);
    return times[key] ?? runOf(0);
  });
  expect(order.join('')).toBe('abcaca');
});

const document: DocumentResult = {
  document: 'pets',
  title: 'Pets',
  bytes: 2 ** 20,
  operations: 3,
  results: [
    { tool: 'ours', values: { cpu: 1, check: 1, client: 4 }, failures: [] },
    { tool: 'ours-three', values: { check: 0.8 }, failures: [] },
    { tool: 'hey-api', values: { cpu: 1.1, check: 1.1 }, failures: [] },
  ],
};

test('a figure has a ratio and a goal, which is weaker for small documents', () => {
  const figures = new Map(generateFigures(document).map((figure) => [figure.id, figure]));
  const facts = [...figures.values()].map((figure) => [figure.id, ratioOf(figure), isMet(figure)]);
  expect(facts).toEqual([
    ['generate-pets-cpu', 1 / 1.1, false],
    ['generate-pets-check', 0.8 / 1.1, true],
    ['generate-pets-client', undefined, true],
  ]);
  const [small] = generateFigures({ ...document, bytes: 99_000 });
  expect([small?.goal, figures.get('generate-pets-cpu')?.goal]).toEqual([
    { share: 0.9 },
    { share: 0.8 },
  ]);
});

test('the report of a corpus counts documents and diagnostics by code, and lists failures', () => {
  const warning = {
    code: 'document/shape',
    severity: 'warning',
    message: 'Expected an array.',
  } as const;
  const error = { code: 'source/syntax', severity: 'error', message: 'No YAML.' } as const;
  const accepted: CorpusResult = {
    name: 'a',
    accepted: true,
    found: [warning],
    failures: [],
    parts: 5,
    milliseconds: 1500,
    peakBytes: 2 ** 28,
  };
  const rejected = { ...accepted, name: 'b', accepted: false, found: [error, error] };
  const text = reportOf([
    accepted,
    rejected,
    { ...accepted, name: 'c', failures: ['type A is never'] },
  ]);
  expect(text).toContain('3 documents, 2 accepted (66.7 %), 1 with failures.');
  expect(text).toContain('2 compared with swagger-parser: 10 operations, parameters and schemas.');
  expect(text).toContain('Time: median 1.50 s, maximum 1.50 s (a).');
  expect(text).toMatch(
    /\| source\/syntax +\| +1 \| +2 \| +b \|[^]*\| document\/shape +\| +2 \| +2 \| +a \|/,
  );
  expect(text).toContain('- c: type A is never');
});
