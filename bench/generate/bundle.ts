import { gzipSync } from 'node:zlib';
import { errorLine } from '../measure/error-line.ts';
import type { Esbuild } from './esbuild.ts';
import type { BundleSize, Failure } from './result.ts';

/** Bundles and minifies an app beside `out` for a browser, and returns its size. */
export async function bundleSize(
  esbuild: Esbuild,
  folder: string,
  app: string | undefined,
): Promise<BundleSize | Failure> {
  if (app === undefined) return { failure: 'the operation is not among the exports' };
  try {
    const { outputFiles } = await esbuild.build({
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
    const code = outputFiles[0]?.contents ?? new Uint8Array();
    return { minified: code.byteLength, gzip: gzipSync(code, { level: 9 }).byteLength };
  } catch (error) {
    return { failure: errorLine(String(error), `${folder}/`) };
  }
}
