import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { licencesOf } from './licences.ts';
import { configSchema } from '../generators/src/cli/config-schema.ts';

/**
 * The packages of which little is used, and which bring many others along or a compiler of their own: they are put in.
 * Their parts that nothing here leads to stay away.
 */
const bundled = /^(?:@redocly\/openapi-core|openapi-typescript)$/;

/** ts-morph has a compiler, so that a second one of 23 MB need not be installed. */
const compilerOfTsMorph = `import { ts } from 'ts-morph';
export default ts;
export { ts as compiler };
export { transformSchemaObject } from 'openapi-typescript';`;

/** Puts these packages in, and leaves the others to be installed. */
const putIn = (folder: string): Plugin => ({
  name: 'put-in',
  setup(made) {
    made.onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
      if (kind === 'entry-point' || path.startsWith('node:') || isBuiltin(path)) return undefined;
      if (path === 'typescript') return { path: 'typescript', namespace: 'ts-morph' };
      // What is put in brings its own versions of what it imports.
      if (importer.includes('node_modules') || bundled.test(path)) return undefined;
      return path.startsWith('openapi-typescript/') ? undefined : { path, external: true };
    });
    made.onLoad({ filter: /./, namespace: 'ts-morph' }, () => ({
      contents: "import { ts } from 'ts-morph'; export default ts;",
      resolveDir: folder,
    }));
    made.onLoad({ filter: /emitters[\\/]types[\\/]compiler\.ts$/ }, () => ({
      contents: compilerOfTsMorph,
      resolveDir: folder,
    }));
  },
});

/**
 * Puts the generators together in a few files: Node takes as long to find and link two hundred
 * modules as to generate from a small document. Two dependencies are put in, of which little is used.
 * @param folder the package, whose `dist` receives them
 */
export async function bundleGenerators(folder: string): Promise<void> {
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: ['index.ts', 'emitter.ts', 'bin.ts', 'diff/index.ts', 'diff-bin.ts'].map((file) =>
      join(folder, 'src', file),
    ),
    outdir: join(folder, 'dist'),
    bundle: true,
    splitting: true,
    metafile: true,
    plugins: [putIn(folder)],
    // What is put in from packages of CommonJS asks for Node's own modules by it.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  });
  // By which editors complete and check a configuration.
  writeFileSync(
    join(folder, 'dist/config.schema.json'),
    `${JSON.stringify(configSchema(), null, 2)}\n`,
  );
  writeFileSync(join(folder, 'dist/bin.licences.txt'), licencesOf(metafile, folder));
  copyRuntimes(folder);
  copyGuides(folder);
}

/** What its README and its help lead to, for those who have the package alone. */
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

/** What is emitted as it is written stands beside the code that reads it. */
function copyRuntimes(folder: string): void {
  const emitters = join(folder, 'src/emitters');
  for (const file of readdirSync(emitters, { recursive: true, encoding: 'utf8' })) {
    if (!/^\w+[\\/]runtime[\\/][\w-]+\.ts$/.test(file) || file.endsWith('.test.ts')) continue;
    cpSync(join(emitters, file), join(folder, 'dist', file));
  }
}
