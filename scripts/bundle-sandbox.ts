import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { licencesOf } from './licences.ts';

/** Loaded only where DATABASE_URL asks for it, and native in part. */
const external = ['pg'];

/**
 * Puts the sandbox's command and all that it needs in a few files: Node takes four times as long to
 * find and link eight hundred modules. What programs import stays as it is compiled.
 * @param folder the package, whose `dist/cli` receives them
 */
export async function bundleSandbox(folder: string): Promise<void> {
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: ['src/cli/bin.ts'],
    // Chunks find the pages beside them, as the modules of the package do.
    outdir: 'dist/cli',
    chunkNames: 'bin-[hash]',
    bundle: true,
    splitting: true,
    external,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    metafile: true,
    logLevel: 'warning',
    banner: {
      // What is written for CommonJS asks for Node's own modules in its way.
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  writeFileSync(join(folder, 'dist/cli/bin.licences.txt'), licencesOf(metafile, folder));
}
