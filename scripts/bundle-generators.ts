import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { bundleForNode } from './bundle.ts';
import { configSchema } from '../generators/src/cli/config-schema.ts';

/** Bundled: little of these is used, and they would install many packages or a second compiler. */
const bundled =
  /^(?:@readme\/httpsnippet|@redocly\/openapi-core|@scalar\/openapi-upgrader\/2\.0-to-3\.0|openapi-typescript|@seller-funds\/command|zod)$/;

/** Uses the compiler of ts-morph instead of a second TypeScript of 23 MB. */
const compilerOfTsMorph = `import { ts } from 'ts-morph';
export default ts;
export { ts as compiler };
export { transformSchemaObject } from 'openapi-typescript';`;

/** Bundles these dependencies and leaves all others external. */
const bundleDependencies = (folder: string): Plugin => ({
  name: 'bundle-dependencies',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
      if (kind === 'entry-point' || path.startsWith('node:') || isBuiltin(path)) return undefined;
      if (path === 'typescript') return { path: 'typescript', namespace: 'ts-morph' };
      // Bundled packages use their own versions of their dependencies.
      if (importer.includes('node_modules') || bundled.test(path)) return undefined;
      return path.startsWith('openapi-typescript/') ? undefined : { path, external: true };
    });
    builder.onLoad({ filter: /./, namespace: 'ts-morph' }, () => ({
      contents: "import { ts } from 'ts-morph'; export default ts;",
      resolveDir: folder,
    }));
    builder.onLoad({ filter: /emitters[\\/]types[\\/]compiler\.ts$/ }, () => ({
      contents: compilerOfTsMorph,
      resolveDir: folder,
    }));
  },
});

/**
 * Bundles the generators into a few files: Node takes as long to resolve and link two hundred modules as to generate
 * from a small document. Also bundles some dependencies, see `bundled`.
 * @param folder the package folder; output goes to its `dist`
 */
export async function bundleGenerators(folder: string): Promise<void> {
  const entries = ['index', 'emitter', 'bin', 'diff/index', 'diff-bin'];
  await bundleForNode(folder, 'dist/bin.licences.txt', {
    entryPoints: entries.map((name) => `src/${name}.ts`),
    outdir: 'dist',
    plugins: [bundleDependencies(folder)],
    target: 'node20',
  });
  // Editors use this schema to complete and check a configuration file.
  writeFileSync(
    join(folder, 'dist/config.schema.json'),
    `${JSON.stringify(configSchema(), null, 2)}\n`,
  );
  copyRuntimes(folder);
  copyGuides(folder);
}

/** Copies the guides that the README and the help link to into the package. */
function copyGuides(folder: string): void {
  for (const name of [
    'ci',
    'generators',
    'spec-diff',
    'types',
    'validators',
    'writing-an-emitter',
  ]) {
    cpSync(join(folder, '../docs', `${name}.md`), join(folder, 'dist/docs', `${name}.md`));
  }
}

/** Copies the runtime files, which are emitted unchanged, next to the bundle that reads them. */
function copyRuntimes(folder: string): void {
  const emitters = join(folder, 'src/emitters');
  for (const file of readdirSync(emitters, { recursive: true, encoding: 'utf8' })) {
    if (!/^\w+[\\/]runtime[\\/][\w-]+\.(?:ts|css|js)$/.test(file) || file.endsWith('.test.ts'))
      continue;
    cpSync(join(emitters, file), join(folder, 'dist', file));
  }
}
