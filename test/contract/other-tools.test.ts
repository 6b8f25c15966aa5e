import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RulesetDefinition } from '@stoplight/spectral-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { generateOnce, type Tool, workFolder } from '../../bench/generate/tool.js';
import { readers, tools as compared } from '../../bench/generate/tools.js';
import { typeCheck } from '../../bench/generate/type-check.js';
import { ensureInstalled } from '../../bench/install.js';
import { bundleFiles } from '../../spec/bundle/files.js';
import { temporaryFolder } from '../temporary-folder.js';
import { contract } from './document.js';

/** Tools of others read the documents that `pnpm spec:bundle` writes and the site offers for download. */

// The documents and the tools, which take seconds, are loaded only if the tests run.
const names = ['openapi', 'v1', 'v1-3.0', 'v2', 'v2-3.0'].map((name) => `${name}.json`);
let files: ReadonlyMap<string, string>;
const textOf = (name: string): string => files.get(name) ?? '';
beforeAll(() => {
  files = new Map([...bundleFiles(contract)].filter(([name]) => name.endsWith('.json')));
});

test('all documents are known', { tags: ['long'] }, () => {
  expect([...files.keys()].toSorted()).toEqual(names.toSorted());
});

describe.each(names)('%s', { tags: ['long'] }, (name) => {
  test('is valid for swagger-parser', async () => {
    const { default: parser } = await import('@apidevtools/swagger-parser');
    await expect(parser.validate(JSON.parse(textOf(name)))).resolves.toBeDefined();
  });

  test('has no problem by the strictest rules of Redocly', async () => {
    const { createConfig, lintFromString } = await import('@redocly/openapi-core');
    const source = textOf(name);
    const config = await createConfig({ extends: ['recommended-strict'] });
    const problems = await lintFromString({ source, absoluteRef: name, config });
    expect(problems.map((each) => [each.location[0]?.pointer, each.message])).toEqual([]);
  });
});

// The whole document only: the files of one version have the same parts, and Spectral takes long for each.
test('openapi.json has no problem by the rules of Spectral', { tags: ['long'] }, async () => {
  const { Spectral } = await import('@stoplight/spectral-core');
  const { oas } = await import('@stoplight/spectral-rulesets');
  const spectral = new Spectral();
  const rules = {
    // A license has an identifier or a URL: OpenAPI 3.1 forbids both.
    'license-url': 'off',
    // The service has no public address for mail.
    'contact-properties': 'off',
    // Tags are in the order in which one reads about the API.
    'openapi-tags-alphabetical': 'off',
  } as const;
  spectral.setRuleset({ extends: [[oas as RulesetDefinition, 'all']], rules });
  const problems = await spectral.run(JSON.parse(textOf('openapi.json')));
  expect(problems.map(({ path, message }) => [path.join('/'), message])).toEqual([]);
});

describe('the code that others generate', { tags: ['long'] }, () => {
  let folder: string;
  beforeAll(async () => {
    folder = temporaryFolder(Object.fromEntries(files));
    await ensureInstalled(console.log);
  });

  const others = compared.filter(({ name }) => !/^ours|^openapi-zod-client$/.test(name));
  const tools = [...others, ...readers];
  const cases = tools.flatMap((tool) => names.map((file) => ({ tool, name: tool.name, file })));
  test.each(cases)(
    '$name compiles for $file, with the names of the operations',
    async ({ tool, file }) => {
      const operation = { id: 'listAccountHolders', method: 'get', path: '/' } as const;
      const [name = ''] = file.split('.');
      const document = {
        name: `contract-${name}`,
        title: name,
        file: join(folder, file),
        operation,
        size: 'small',
      } as const;
      expect((await generateOnce(document, tool)).failure).toBeUndefined();
      const output = workFolder(document, tool);
      const { failure, output: errors } = await typeCheck(output);
      expect([failure, withoutKnown(errors, tool)]).toEqual([undefined, '']);
      // RTK Query replaces operationIds that are not identifiers, as in the document of both versions.
      const known = name === 'openapi' ? /accountHolders/i : /listAccountHolders/i;
      expect(textIn(join(output, 'out'))).toMatch(known);
    },
  );
});

/**
 * openapi-typescript-codegen looks for the enumeration of a member in the schema that inherits and requires it, instead of
 * the one that declares it. No other error of a tool is known.
 */
function withoutKnown(errors: string, tool: Tool): string {
  if (tool.name !== 'openapi-typescript-codegen') return errors;
  return errors.replaceAll(/^out\/models\/.*: error TS(?:2502|2694|2713): .*$\n?/gm, '');
}

function textIn(folder: string): string {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}
