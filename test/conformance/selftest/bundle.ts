import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { apply, type Edit } from './mutant.js';

/** The root folder of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The program of a sandbox process: starts the server and sends its URL. */
const program = `
import { createSandbox } from '@seller-funds/sandbox';
process.once('disconnect', () => process.exit());
const sandbox = await createSandbox({
  onError: () => undefined,
  webhooks: { privateAddresses: true },
});
const { url } = await sandbox.listen({ port: 0, replaceGlobals: true });
process.send({ url });
`;

/** Defines `require`, which some dependencies call and ES modules do not have. */
const banner =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * Bundles a program that serves the sandbox, with one edit applied to its sources in memory.
 * @throws {StaleEdit} if the edit does not match the source
 */
export async function bundleSandbox(edit?: Edit): Promise<string> {
  const { code } = await bundleProgram(program, edit ? [editing(edit)] : []);
  return code;
}

/** A bundle and its imports. */
export interface Bundle {
  readonly code: string;
  /** The files that each file imports, relative to the root folder. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
}

/** Bundles a program that imports the sandbox into one module for Node. */
export async function bundleProgram(contents: string, plugins: Plugin[]): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // An optional dependency of the PostgreSQL driver.
    external: ['pg-native'],
    banner: { js: banner },
    logLevel: 'silent',
    plugins,
  });
  const imports = Object.entries(metafile.inputs).map(
    ([file, input]) => [file, input.imports.map(({ path }) => path)] as const,
  );
  return { code: outputFiles[0]?.text ?? '', imports: new Map(imports) };
}

function editing(edit: Edit): Plugin {
  const path = join(root, edit.file);
  // Before the build, because esbuild would replace the error class.
  const contents = apply(edit, readFileSync(path, 'utf8'));
  return {
    name: 'edit',
    setup: (building) => {
      let isLoaded = false;
      // Filtered by name: calling the plugin for every file would take longer than bundling.
      const name = new RegExp(`/${basename(path).replaceAll('.', String.raw`\.`)}$`);
      building.onLoad({ filter: name }, (file) => {
        if (file.path !== path) return undefined;
        isLoaded = true;
        return { contents, loader: 'ts' };
      });
      building.onEnd(() =>
        isLoaded ? {} : { errors: [{ text: `The sandbox does not use ${edit.file}.` }] },
      );
    },
  };
}
