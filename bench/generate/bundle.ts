import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { benchFolder } from '../install.ts';

/** Bundles an app: minified for a browser, or as it is for Node. `gzip` is its size in bytes, compressed. */
export async function bundle(
  app: string,
  folder = benchFolder,
  platform: 'browser' | 'node' = 'browser',
): Promise<{ readonly code: string; readonly gzip: number }> {
  const { outputFiles } = await build({
    stdin: { contents: app, resolveDir: folder, sourcefile: 'app.ts', loader: 'ts' },
    bundle: true,
    minify: platform === 'browser',
    write: false,
    format: 'esm',
    platform,
    target: 'es2023',
    logLevel: 'silent',
    tsconfigRaw: {},
  });
  const code = outputFiles[0]?.text ?? '';
  return { code, gzip: gzipSync(code, { level: 9 }).byteLength };
}
