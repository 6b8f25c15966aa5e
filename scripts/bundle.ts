import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { licencesOf } from './licences.ts';

/**
 * Bundles programs of a package for Node, and writes the licences of their dependencies.
 * @param folder the package folder, to which paths are relative
 * @param licences the file for the licences
 */
export async function bundleForNode(
  folder: string,
  licences: string,
  options: BuildOptions,
): Promise<void> {
  const { metafile } = await build({
    absWorkingDir: folder,
    bundle: true,
    splitting: true,
    // Bundled CommonJS packages call `require` for Node's built-in modules.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    format: 'esm',
    platform: 'node',
    logLevel: 'warning',
    ...options,
    metafile: true,
  });
  writeFileSync(join(folder, licences), licencesOf(metafile, folder));
}
