// @module-tag ci
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { installOnce } from '../packages/shared.js';
import { run } from '../../scripts/processes/run.js';
import { compiler } from '../../generators/src/testing/compiler.js';
import { root } from '../../scripts/processes/run-node.js';

const sources = join(root, 'test/adoption/bookmarks');

const strict = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  types: ['node'],
  module: 'nodenext',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  erasableSyntaxOnly: true,
  verbatimModuleSyntax: true,
  resolveJsonModule: true,
  outDir: 'built',
  rootDir: '.',
};

let project: string;
let folder: string;

beforeAll(async () => {
  project = await installOnce();
  folder = join(project, 'bookmarks');
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(sources)) {
    cpSync(join(sources, name), join(folder, name.replace('.ts.txt', '.ts')));
  }
  const config = { compilerOptions: strict, include: ['**/*.ts'], exclude: ['built'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
}, 600_000);

function command(name: string, ...args: string[]): Promise<string> {
  return run(join(project, 'node_modules/.bin', name), args, folder);
}

test(
  'the packed packages generate, compile, serve, call and test another API',
  { tags: 'long', timeout: 300_000 },
  async () => {
    const generated = ['--spec', 'openapi.yaml', '--out', 'generated'];
    const said = await command('seller-funds-generate', ...generated);
    expect(said).not.toMatch(/warning/i);
    await command('seller-funds-generate', ...generated, '--check');
    await run(process.execPath, compiler, folder);

    const service = spawn(process.execPath, ['built/use.js'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void service.kill());
    const [line] = (await once(createInterface(service.stdout), 'line')) as [string];
    const { url, ...seen } = JSON.parse(line) as { readonly url: string };
    expect(seen).toEqual({
      pages: [['https://example.com/a'], ['https://example.com/b']],
      end: null,
      archived: true,
      left: ['reading'],
      tags: [],
      size: 5,
      gone: { code: 'not_found', message: 'There is no such bookmark.' },
      stranger: 'Valid credentials are required.',
      invalid: [400, { code: 'invalid', message: 'body.url must have at least 1 character' }],
    });

    const target = ['--target', url, '--api-key', 'key-conformance', '--spec', 'openapi.yaml'];
    const report = await command('seller-funds-conformance', ...target, '--seed', '1');
    expect(report).toMatch(/Checks: \d+ passed, 0 failed/);
  },
);
