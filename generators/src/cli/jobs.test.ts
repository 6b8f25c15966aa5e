import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { emitters } from '../emitters/index.js';
import { makeFolder } from '../testing/folder.js';
import { chooseEmitters, resolveJobs } from './jobs.js';
import { parseOptions, UsageError } from './options.js';
import type { Config } from './settings.js';

async function jobsOf(line: string, config?: Config) {
  const loaded = config && { file: '/etc/app/x.json', config };
  return resolveJobs(parseOptions(line.split(' ').filter(Boolean)), loaded);
}

test.each(emitters.map(({ name }) => name))('with %s comes what it imports', (name) => {
  const only = chooseEmitters([name]);
  expect(only).toContain(name);
  const needed = emitters
    .filter((entry) => only.includes(entry.name))
    .flatMap(({ needs }) => needs);
  expect(only).toEqual(expect.arrayContaining(needed));
  const order = emitters.map((entry) => entry.name).filter((entry) => only.includes(entry));
  expect(only).toEqual(order);
});

test('rejects an unknown emitter and suggests the most similar name', () => {
  expect(() => chooseEmitters(['type'])).toThrow(/not "type" \(did you mean types\?\)\.$/);
  expect(() => chooseEmitters(['python'])).toThrow(/not "python"\.$/);
  const odd = { name: 'odd', needs: ['gone'], emit: () => ({ files: [] }) };
  expect(() => chooseEmitters(['odd'], [odd])).toThrow('needs gone, which does not exist');
});

test('applies common settings to all documents of a configuration, with paths relative to its file', async () => {
  const jobs = await jobsOf('', {
    strict: true,
    only: ['types'],
    jobs: [
      { name: 'pets', spec: 'pets.yaml', out: 'src/pets', root: '..' },
      { spec: '../orders.yaml', out: 'src/orders', strict: false, responses: 'strict' },
    ],
  });
  expect(jobs).toMatchObject([
    {
      name: 'pets',
      root: resolve('/etc/app/src/pets'),
      strict: true,
      folders: ['types'],
      options: { spec: resolve('/etc/app/pets.yaml'), root: resolve('/etc'), directions: {} },
    },
    {
      name: 'orders',
      strict: false,
      options: { spec: resolve('/etc/orders.yaml'), directions: { responses: 'strict' } },
    },
  ]);
});

test('flags override the configuration and select documents', async () => {
  const config: Config = {
    responses: 'open',
    jobs: [
      { name: 'a', spec: 'a.yaml', out: 'a', only: ['types'] },
      { name: 'b', spec: 'b.yaml', out: 'b' },
    ],
  };
  const [a, b] = await jobsOf('--config x --only validators --responses strict', config);
  for (const job of [a, b]) {
    expect(job?.options.only).toEqual(['types', 'validators']);
    expect(job?.options.directions).toEqual({ responses: 'strict' });
  }
  const [chosen, ...others] = await jobsOf('--config x --job b --out elsewhere', config);
  expect(others).toEqual([]);
  expect(chosen).toMatchObject({ name: 'b', root: 'elsewhere' });
  expect(chosen?.options.spec).toBe(resolve('/etc/app/b.yaml'));
});

test.each<[string, Config | undefined, string]>([
  ['--config x --job d', { jobs: [{ name: 'c', spec: 's', out: 'o' }] }, 'no document d (did you'],
  ['--config x --job d', { spec: 's', out: 'o' }, 'no document has a name'],
  ['--cursor next --config x', { spec: 's', out: 'o' }, '--cursor must be PARAMETER=POINTER'],
  ['--config x', { spec: 's' }, 'has a document without "out"'],
  [
    '--config x',
    {
      jobs: [
        { spec: 'a', out: 'o' },
        { spec: 'b', out: 'O' },
      ],
    },
    'Two documents would',
  ],
  [
    '--config x --out e',
    {
      jobs: [
        { spec: 'a', out: 'o' },
        { spec: 'b', out: 'p' },
      ],
    },
    '--job',
  ],
  [
    '--spec a/api.yaml --spec b/Api.yaml --out c',
    undefined,
    'Two documents would be written to Api/: name',
  ],
])('rejects %j with the configuration %j', async (line, config, message) => {
  await expect(jobsOf(line, config)).rejects.toThrow(UsageError);
  await expect(jobsOf(line, config)).rejects.toThrow(message);
});

test('loads emitters from files and packages relative to the configuration', async () => {
  const emitter = `export const one = { name: 'one', needs: ['types'], emit: () => ({ files: [] }) };`;
  const folder = makeFolder({
    'one.mjs': emitter,
    'none.mjs': 'export const x = 1;',
    'taken.mjs': emitter.replace("'one'", "'types'"),
    'broken.mjs': 'export const = 1;',
  });
  const of = (...emittersOf: string[]) =>
    resolveJobs(parseOptions(['--config', 'x']), {
      file: join(folder, 'c.json'),
      config: { spec: 'a', out: 'b', emitters: emittersOf },
    });
  const [job] = await of('./one.mjs');
  expect(job?.options.only).toContain('one');
  expect(job?.options.only).toContain('client');
  await expect(of('./none.mjs')).rejects.toThrow('none.mjs exports no emitter');
  await expect(of('./taken.mjs')).rejects.toThrow('has an emitter types, of which there is one');
  await expect(of('./one.mjs', './one.mjs')).rejects.toThrow('of which there is one already');
  await expect(of('./gone.mjs')).rejects.toThrow(
    /gone\.mjs cannot be loaded: Cannot find module [^ ]*gone\.mjs'\.$/,
  );
  await expect(of('gone')).rejects.toThrow('The emitter gone cannot be loaded: Cannot find');
  const args = ['--spec', 'a', '--out', 'b', '--emitter', 'gone'];
  await expect(resolveJobs(parseOptions(args), undefined)).rejects.toThrow(
    "The emitter gone cannot be loaded: Cannot find module 'gone'.",
  );
});
