import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { compiler } from '../../generators/src/testing/compiler.js';
import { emit, write } from '../../generators/src/testing/emitted.js';
import { run } from '../../scripts/processes/run.js';
import { root } from '../../scripts/processes/run-node.js';
import { readText } from '../repository.js';

const require = createRequire(import.meta.url);
const generators = createRequire(join(root, 'generators/package.json'));

const compilers: Readonly<Record<string, readonly string[]>> = {
  '5.4': [compilerOf(require.resolve('typescript-oldest/package.json'))],
  '5.9': [compilerOf(generators.resolve('typescript/package.json'))],
  '7.0': compiler,
};

function compilerOf(manifest: string): string {
  return join(dirname(manifest), 'bin/tsc');
}

const outputs = [
  'types',
  'client',
  'validators',
  'server',
  'webhooks',
  'vocabulary',
  'msw',
  'tanstack',
] as const;

const options: Readonly<
  Record<string, { readonly compiler: object; readonly except?: readonly string[] }>
> = {
  'lib and target ES2022': { compiler: {} },
  erasableSyntaxOnly: { compiler: { erasableSyntaxOnly: true } },
  verbatimModuleSyntax: { compiler: { verbatimModuleSyntax: true } },
  isolatedDeclarations: {
    compiler: {
      isolatedDeclarations: true,
      declaration: true,
      erasableSyntaxOnly: true,
      verbatimModuleSyntax: true,
    },
    except: ['tanstack', 'validators'],
  },
};

const since: Readonly<Record<string, number>> = {
  isolatedDeclarations: 5.5,
  erasableSyntaxOnly: 5.8,
};

const cells = Object.keys(options).flatMap((option) =>
  Object.keys(compilers)
    .filter((version) => Number(version) >= (since[option] ?? 0))
    .map((version) => ({ option, version })),
);
const documents = [
  'test/adoption/bookmarks/openapi.yaml',
  'generators/corpus/accepted/callbacks/openapi.yaml',
  'generators/corpus/accepted/bodies/openapi.yaml',
  'generators/corpus/accepted/nested-values/openapi.yaml',
  'generators/corpus/accepted/streams/openapi.yaml',
];

let folder: string;

async function failing(version: string, option: string): Promise<string[]> {
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: [],
    module: 'nodenext',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    resolveJsonModule: true,
    // Hono's and MSW's own declarations need TypeScript 5.7.
    skipLibCheck: Number(version) < 5.7,
    noEmit: true,
    ...options[option]?.compiler,
  };
  const config = join(folder, `tsconfig.${version}.${option.replaceAll(' ', '-')}.json`);
  writeFileSync(config, JSON.stringify({ compilerOptions, include: ['**/*.ts'] }));
  const said = await run(
    process.execPath,
    [...(compilers[version] ?? []), '-p', config],
    folder,
  ).then(
    () => '',
    (error: Error) => error.message,
  );
  const errors = said.matchAll(/^(?:\w+\/)(\w+)\/.*error TS\d+/gm);
  const names = Array.from(errors, ([, output = '']) => output);
  // Other failures count as errors too.
  return said !== '' && names.length === 0 ? [said] : [...new Set(names)].toSorted();
}

describe('what is generated compiles', { tags: 'long' }, () => {
  beforeAll(async () => {
    const files = new Map<string, string>();
    for (const spec of documents) {
      const emitted = await emit(readText(spec), outputs);
      const name = spec.split('/').at(-2) ?? '';
      for (const [path, text] of emitted) files.set(`${name}/${path}`, text);
    }
    folder = write(files);
  });

  test.each(cells)('with $option in TypeScript $version', async ({ option, version }) => {
    expect(await failing(version, option)).toEqual(options[option]?.except ?? []);
  });
});

test('the guide has the same table', () => {
  const guide = readText('docs/generators.md');
  for (const [option, { except = [] }] of Object.entries(options)) {
    const cellsOf = outputs.map((output) => (except.includes(output) ? 'no' : 'yes'));
    const from = since[option] === undefined ? '5.4' : String(since[option]);
    const name = option.includes(' ') ? option : `\`${option}\``;
    expect(guide).toContain(`| ${name} | ${from} to 7 | ${cellsOf.join(' | ')} |`);
  }
});
