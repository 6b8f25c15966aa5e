import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** The root folder of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Defines `require`, which some dependencies call and ES modules do not have. */
const banner =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

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
