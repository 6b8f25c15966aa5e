import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';

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

/** The licences of what is in a bundle, as they ask to be kept with copies. */
function licencesOf({ inputs }: Metafile, folder: string): string {
  const packages = Object.keys(inputs).flatMap((file) => {
    const [, found] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
    return found === undefined ? [] : [join(folder, found)];
  });
  return [...new Set(packages)]
    .toSorted()
    .map((found) => `${nameOf(found)}\n\n${licenceIn(found)}`)
    .join('\n\n---\n\n');
}

function nameOf(folder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version } = manifest as { name: string; version: string };
  return `${name} ${version}`;
}

/** @throws {Error} where a package comes without its licence */
function licenceIn(folder: string): string {
  const file = existsSync(folder) && readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (!file) throw new Error(`${folder} has no licence to keep with a copy of it.`);
  return readFileSync(join(folder, file), 'utf8').trim();
}
