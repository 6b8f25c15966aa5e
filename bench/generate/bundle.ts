import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { benchFolder } from '../install.ts';

/** Bundles and minifies an app for a browser. `gzip` is its size in bytes, compressed. */
export async function bundle(
  app: string,
  folder = benchFolder,
): Promise<{ readonly code: string; readonly gzip: number }> {
  const { outputFiles } = await build({
    stdin: { contents: app, resolveDir: folder, sourcefile: 'app.ts', loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    logLevel: 'silent',
    tsconfigRaw: {},
  });
  const code = outputFiles[0]?.text ?? '';
  return { code, gzip: gzipSync(code, { level: 9 }).byteLength };
}
