import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { licencesOf } from './licences.ts';

/** Packages that few runs need, OpenTelemetry, which users install, and the document of the contract's package. */
const external = ['pg', 'prom-client', '@opentelemetry/*', '@seller-funds/contract/openapi.json'];

/**
 * Bundles the sandbox's command with its dependencies: Node takes four times as long to resolve and link eight
 * hundred modules. The library entry points stay unbundled.
 * @param folder the package folder; output goes to its `dist/cli`
 */
export async function bundleSandbox(folder: string): Promise<void> {
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: ['src/cli/bin.ts'],
    // Chunks resolve the pages relative to themselves, as the unbundled modules do.
    outdir: 'dist/cli',
    chunkNames: 'bin-[hash]',
    bundle: true,
    splitting: true,
    external,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    // Less to parse at the start; names stay, for stack traces.
    minifySyntax: true,
    minifyWhitespace: true,
    metafile: true,
    logLevel: 'warning',
    banner: {
      // Bundled CommonJS packages call `require` for Node's built-in modules.
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  writeFileSync(join(folder, 'dist/cli/bin.licences.txt'), licencesOf(metafile, folder));
}
