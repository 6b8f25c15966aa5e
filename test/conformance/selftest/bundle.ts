import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { apply, type Edit } from './mutant.js';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What the process of a sandbox does: it serves, and prints where. */
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

/** The sources and their dependencies are ES modules, but for some that still call \`require\`. */
const banner =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * The sandbox's sources as one module that serves it, with one edit made on the way: the sources
 * themselves stay as they are and have no switches for tests.
 * @throws {StaleEdit} where the edit does not fit the source
 */
export async function bundleSandbox(edit?: Edit): Promise<string> {
  const { code } = await bundleProgram(program, edit ? [editing(edit)] : []);
  return code;
}

/** What a bundle is made of. */
export interface Bundle {
  readonly code: string;
  /** The files that each file imports, as paths from the root of the repository. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
}

/** A program that imports the sandbox, as one module for Node. */
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
    // Only a driver for PostgreSQL wants it, and does without.
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
  // Told before the build, whose errors would lose their kind.
  const contents = apply(edit, readFileSync(path, 'utf8'));
  return {
    name: 'edit',
    setup: (building) => {
      let isLoaded = false;
      // Asked for files of this name alone: to ask for each would cost more than to bundle them.
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
