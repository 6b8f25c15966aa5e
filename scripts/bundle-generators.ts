import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { configSchema } from '../generators/src/cli/config-schema.ts';

/**
 * Puts the generators together in a few files: Node takes as long to find and link two hundred
 * modules as to generate from a small document. Their dependencies stay what they are.
 * @param folder the package, whose `dist` receives them
 */
export async function bundleGenerators(folder: string): Promise<void> {
  await build({
    entryPoints: ['index.ts', 'bin.ts', 'diff/index.ts', 'diff-bin.ts'].map((file) =>
      join(folder, 'src', file),
    ),
    outdir: join(folder, 'dist'),
    bundle: true,
    splitting: true,
    packages: 'external',
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
