// @module-tag ci
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { build } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { generate } from '@seller-funds/generators';
import { publint } from 'publint';
import { parse } from 'yaml';
import { beforeAll, describe, expect, test } from 'vitest';
import { runInPage } from './browser.js';
import { type Consumer, consumerIn, installInto, newest, oldest, ownVersions } from './consumer.js';
import { ownNode, systemNode } from './nodes.js';
import { bytesOf, readPacked, type Tarball } from './pack.js';
import { run } from '../../scripts/processes/run.js';
import { installOnce, packOnce } from './shared.js';
import { startSandbox } from './start-sandbox.js';
import { temporaryFolder } from '../temporary-folder.js';
import { root } from '../../scripts/processes/run-node.js';

/** Libraries support the Node.js versions in which CommonJS can `require` ES modules. */
const library = '^20.19.0 || >=22.12.0';

const engines = {
  client: library,
  conformance: '>=22.12.0',
  contract: library,
  generators: library,
  sandbox: '>=22.16',
  server: library,
  validators: library,
  webhooks: library,
} as const;

const names = Object.keys(engines) as (keyof typeof engines)[];

let tarballs: readonly Tarball[];
let consumer: Consumer;

beforeAll(async () => {
  tarballs = await packOnce();
  consumer = consumerIn(await installOnce());
}, 600_000);

function tarballOf(name: keyof typeof engines): Tarball {
  const found = tarballs.find((tarball) => tarball.name === `@seller-funds/${name}`);
  if (!found) throw new Error(`${name} was not packed.`);
  return found;
}

/** What a program prints that `compile` has built. */
async function printedBy(program: string, folder = consumer.folder, node = ownNode) {
  return JSON.parse(await run(node.path, [`built/${program}.js`], folder)) as unknown;
}

async function rangeOf(
  name: keyof typeof engines,
  dependency: string,
): Promise<string | undefined> {
  const text = await readPacked(tarballOf(name), 'package.json');
  const { peerDependencies } = JSON.parse(text) as { peerDependencies: Record<string, string> };
  return peerDependencies[dependency];
}

function readTree(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path, 'utf8')]));
}

function entrypoints({ files }: Tarball): string[] {
  const modules = files.flatMap((file) => /^dist\/generated\/(\w+)\.js$/.exec(file)?.[1] ?? []);
  return ['.', ...modules.map((module) => `./${module}`)];
}

describe.each(names)('%s as it would be published', (name) => {
  test('contains the build output, and no sources or tests', () => {
    const { files } = tarballOf(name);
    for (const file of [
      'dist/index.js',
      'dist/index.d.ts',
      'README.md',
      'LICENSE',
      'package.json',
    ]) {
      expect(files).toContain(file);
    }
    const built =
      /^dist\/(.+\.(js|d\.ts|json)|pages\/\w+\.css|claims\.yaml|decisions\.md|(cli\/)?bin\.licences\.txt)$/;
    // The runtime files that generators emit.
    const emitted = name === 'generators' ? /^dist\/\w+\/runtime\/[\w-]+\.(ts|css)$/ : /^$/;
    // The documentation that the sandbox serves.
    const site = name === 'sandbox' ? /^dist\/docs\// : /^$/;
    const others = files.filter(
      (file) => ![built, emitted, site].some((each) => each.test(file)) && !file.endsWith('.md'),
    );
    expect(others.toSorted()).toEqual(['LICENSE', 'package.json']);
    expect(
      files.filter((file) => /\.test\.|\/(?:testing|golden)\/|tsbuildinfo/.test(file)),
    ).toEqual([]);
  });

  test('has a package.json with its entry points', async () => {
    const text = await readPacked(tarballOf(name), 'package.json');
    expect(text).not.toContain('workspace:');
    expect(text).not.toContain('./src/');
    expect(JSON.parse(text)).toMatchObject({
      type: 'module',
      license: 'MIT',
      sideEffects: false,
      engines: { node: engines[name] },
      exports: { '.': { default: './dist/index.js' } },
    });
  });

  test('has no publint messages', async () => {
    const tarball = bytesOf(tarballOf(name)).buffer;
    const { messages } = await publint({ pack: { tarball }, strict: true });
    expect(messages).toEqual([]);
  });

  test('its types resolve in every module resolution mode', async () => {
    const tarball = tarballOf(name);
    const files = createPackageFromTarballData(bytesOf(tarball));
    const result = await checkPackage(files, { entrypoints: entrypoints(tarball) });
    const problems = 'problems' in result ? result.problems : ['no types'];
    // What starts a server or a command is ESM only.
    const isExpected = engines[name] === library && name !== 'generators' ? isNone : isOfEsm;
    expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
  });
});

const isNone = (): boolean => false;

/** True for the problems of every ESM-only package: `require` needs `import()`, and `node10` ignores `exports`. */
function isOfEsm(problem: unknown): boolean {
  const { kind, resolutionKind } = problem as { kind: string; resolutionKind?: string };
  return kind === 'CJSResolvesToESM' || resolutionKind === 'node10';
}

describe('a project that installs them', () => {
  test('compiles with DOM types only, ES modules and CommonJS, including declaration files', async () => {
    await expect(consumer.compile()).resolves.toBeUndefined();
  });

  test(`runs on ${ownNode.version}`, async () => {
    expect(await printedBy('use')).toEqual(seen);
  });

  test('the sandbox serves its pages and documents', { tags: 'long' }, async () => {
    const sandbox = await startSandbox(consumer.folder);
    // The package contains the built scripts of the pages.
    const script = await fetch(`${sandbox.url}/_sandbox/assets/onboarding.js`);
    expect(script.headers.get('content-type')).toContain('text/javascript');
    // The package derives these documents instead of containing them.
    const documentOf = async (name: string): Promise<object> =>
      parse(await (await fetch(`${sandbox.url}/docs/openapi/${name}`)).text()) as object;
    const whole = await documentOf('openapi.json');
    expect(whole).toHaveProperty('info.title');
    expect(await documentOf('openapi.yaml')).toEqual(whole);
    expect(await documentOf('v1.yaml')).toEqual(await documentOf('v1.json'));
    const { files } = tarballOf('sandbox');
    expect(files.filter((file) => file.startsWith('dist/docs/openapi/'))).toHaveLength(6);
  });

  test('starts a sandbox in its own process', async () => {
    const expected = { status: 200, division: 'DEFAULT', tenants: 1 };
    expect(await printedBy('sandbox')).toEqual(expected);
  });

  const libraries = {
    code: 'po_1',
    invalid: false,
    missing: ['payout'],
    before: true,
    routed: [200, 200, 404],
    mounted: [200, 200, 404],
  };

  const seen = {
    operations: true,
    schemes: true,
    path: '/api/fund/payout-requests/{code}',
    valid: true,
    invalid: false,
    hint: 'FAILED',
    truth: 'PROCESSED',
    forged: 'signature_mismatch',
  };

  test('runs on the Node of the machine', async ({ skip }) => {
    const node = systemNode();
    if (!node) return skip('no other Node from 20 on in the PATH');
    expect(await printedBy('use', consumer.folder, node)).toEqual(seen);
  });

  test('shares zod and Hono with an app', async () => {
    expect(await printedBy('libraries')).toEqual(libraries);
  });

  test.each(['callbacks', 'many-files'])(
    'generates the same from %s as this repository does',
    async (name) => {
      const spec = join(root, `generators/corpus/accepted/${name}/openapi.yaml`);
      const { files } = await generate({ spec });
      const args = ['--spec', spec, '--out', `generated/${name}`];
      await run(
        join(consumer.folder, 'node_modules/.bin/seller-funds-generate'),
        args,
        consumer.folder,
      );
      const written = readTree(join(consumer.folder, 'generated', name));
      expect(written).toEqual(new Map(files.map(({ path, text }) => [path, text])));
    },
  );

  test('is tested with the oldest and the newest versions of its peer dependency ranges', async () => {
    expect(await rangeOf('server', 'hono')).toBe(newest.hono);
    for (const name of ['client', 'server', 'validators', 'webhooks'] as const) {
      expect(await rangeOf(name, 'zod')).toBe(newest.zod);
    }
    expect(ownVersions(['zod-oldest', 'hono-oldest'])).toEqual({
      'hono-oldest': `npm:hono@${oldest.hono}`,
      'zod-oldest': `npm:zod@${oldest.zod}`,
    });
  });

  test.each([
    ['oldest', oldest],
    ['newest', newest],
  ])(
    'fits an app with the %s zod and Hono that the ranges allow, and shares them with it',
    { tags: 'long' },
    async (_name, versions) => {
      const folder = temporaryFolder();
      await installInto(folder, tarballs, versions);
      await consumerIn(folder).compile();
      expect(await printedBy('libraries', folder)).toEqual(libraries);
      expect(await printedBy('use', folder)).toEqual(seen);
      expect(await printedBy('sandbox', folder)).toMatchObject({ status: 200 });
      const installed = readdirSync(join(folder, 'node_modules/.pnpm'));
      for (const name of ['zod@', 'hono@']) {
        expect(installed.filter((each) => each.startsWith(name))).toHaveLength(1);
      }
    },
  );

  test(
    'passes the tests of validators and server on the oldest zod and Hono',
    { tags: 'long' },
    async () => {
      const vitest = join(root, 'node_modules/vitest/vitest.mjs');
      const config = join(root, 'test/packages/oldest.config.ts');
      const printed = await run(process.execPath, [vitest, 'run', '--config', config], root);
      expect(printed).toMatch(/passed/);
    },
  );

  test('is bundled for the browser and runs there', { tags: 'chromium' }, async () => {
    const { outputFiles } = await build({
      entryPoints: [join(consumer.folder, 'browser.ts')],
      bundle: true,
      minify: true,
      platform: 'browser',
      write: false,
    });
    const [bundle] = outputFiles;
    const holder = { code: 'ah_1', displayName: "Mila's Ceramics" };
    const responses = { '/api/accountholders/ah_1': holder };
    expect(await runInPage(bundle?.text ?? '', responses)).toEqual({
      result: {
        holder: holder.displayName,
        type: 'kycUpdate',
        owner: 'ah_1',
        forged: 'signature_mismatch',
      },
      errors: [],
    });
  });
});
