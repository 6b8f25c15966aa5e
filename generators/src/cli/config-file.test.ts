import { basename, join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { DiagnosticError } from '../diagnostics/diagnostic.js';
import { makeFolder } from '../testing/folder.js';
import { findConfig, loadConfig } from './config-file.js';
import { configSchema } from './config-schema.js';

const good = {
  $schema: './schema.json',
  strict: true,
  jobs: [{ name: 'a', spec: 'a.yaml', out: 'b', only: ['types'], requests: 'open' }],
};

/** What is said of a configuration, each as `code line:column at pointer message`. */
async function faultsOf(text: string, name = 'x.json'): Promise<string[]> {
  const found: unknown = await loadConfig(join(makeFolder({ [name]: text }), name)).catch(
    (error: unknown) => error,
  );
  if (!(found instanceof DiagnosticError)) return [];
  return found.diagnostics.map(
    ({ code, message, location: { line, column, pointer } = at }) =>
      `${code} ${line}:${column} ${pointer} ${message}`,
  );
}

const at = { line: 0, column: 0, pointer: '' };

test('the JSON Schema accepts valid configurations and rejects others', () => {
  const validate = new Ajv().compile(configSchema());
  expect(validate(good)).toBe(true);
  expect(validate({ ...good, stict: true })).toBe(false);
  expect(validate({ requests: 'closed' })).toBe(false);
  expect(validate({ jobs: [{ spec: 'a' }] })).toBe(false);
});

test('loads a configuration from JSON, JavaScript and TypeScript', async () => {
  const module = `export default ${JSON.stringify(good)}`;
  const folder = makeFolder({
    'a.json': JSON.stringify(good),
    'a.mjs': module,
    'a.ts': `${module} as { readonly strict: boolean };`,
  });
  for (const name of ['a.json', 'a.mjs', 'a.ts']) {
    expect((await loadConfig(join(folder, name))).config).toEqual(good);
  }
});

test('finds a configuration by its name', () => {
  expect(findConfig(makeFolder())).toBeUndefined();
  const found = findConfig(makeFolder({ 'seller-funds-generate.config.json': '{}' }));
  expect(basename(found ?? '')).toBe('seller-funds-generate.config.json');
});

test('reports unknown keys and invalid values with their place and the most similar name', async () => {
  const text = JSON.stringify(
    { stict: true, requests: 'closed', jobs: [{ spec: 1, owt: 'x' }] },
    null,
    1,
  );
  expect(await faultsOf(text)).toEqual([
    'config/unknown-key 2:11 #/stict Unknown option stict (did you mean strict?).',
    'config/value 3:14 #/requests Expected "strict" or "open", found "closed".',
    'config/value 6:12 #/jobs/0/spec Expected a string, found 1.',
    'config/unknown-key 7:11 #/jobs/0/owt Unknown option owt (did you mean out?).',
  ]);
});

test.each([
  ['[]', 'config/value 1:1 # Expected an object, found [].'],
  ['{"jobs": []}', 'config/value 1:10 #/jobs Expected an array of documents, found [].'],
  ['{"jobs": [1]}', 'config/value 1:11 #/jobs/0 Expected an object, found 1.'],
  ['{"only": "types"}', 'config/value 1:10 #/only Expected an array of strings, found "types".'],
  ['{"strict": "yes"}', 'config/value 1:12 #/strict Expected true or false, found "yes".'],
  ['{"__proto__": 1}', 'config/unknown-key 1:15 #/__proto__ Unknown option __proto__.'],
])('rejects %s', async (text, fault) => {
  expect(await faultsOf(text)).toEqual([fault]);
});

test('reports why a configuration cannot be loaded', async () => {
  expect(await faultsOf('{"a":')).toEqual([expect.stringContaining('source/syntax 1:')]);
  expect(await faultsOf('export default {', 'x.mjs')).toEqual([
    expect.stringMatching(/^config\/unreadable 1:1 # Cannot load the configuration: /),
  ]);
  expect(await faultsOf('export const a = 1', 'x.mjs')).toEqual([
    'config/value 1:1 # Expected an object, found undefined.',
  ]);
  await expect(loadConfig(join(makeFolder(), 'gone.ts'))).rejects.toThrow(
    'the file does not exist',
  );
});
