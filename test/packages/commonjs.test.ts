// CommonJS that requires the packed packages.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../scripts/processes/run.js';
import { consumerIn } from './consumer.js';
import { installedNode, ownNode } from './nodes.js';
import { installOnce } from './shared.js';

const required = {
  divisions: 0,
  operations: true,
  schemas: true,
  amount: 1250,
  event: 'kycUpdate',
  shared: true,
};

const esModuleInterop = true;

const settings = [
  [
    'commonjs, by node10',
    '5.9',
    { module: 'commonjs', moduleResolution: 'node10', esModuleInterop },
  ],
  ['node16', '7', { module: 'node16' }],
  ['commonjs', '7', { module: 'commonjs', moduleResolution: 'bundler', esModuleInterop }],
] as const;

test.each(settings)(
  'compiles with module %s, in TypeScript %s, and runs',
  { tags: 'long' },
  async (_name, typescript, options) => {
    const { folder, compileCommonJs } = consumerIn(join(await installOnce(), 'commonjs'));
    await compileCommonJs(options, typescript);
    const print = async (node: string, ...flags: readonly string[]): Promise<unknown> =>
      JSON.parse(await run(node, [...flags, 'built/required.cjs'], folder));
    const nodes = [ownNode.path, await installedNode('20.19.0'), await installedNode('22.12.0')];
    for (const node of nodes) expect(await print(node)).toEqual(required);
    // As AWS Lambda starts Node.js: a native `import()` loads other classes than `require`.
    const shared = options.module === 'commonjs';
    const withoutModules = await print(ownNode.path, '--no-experimental-require-module');
    expect(withoutModules).toEqual({ ...required, shared });
  },
);
