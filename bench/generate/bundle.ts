import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { benchFolder } from '../install.ts';
import { errorLine } from '../measure/error-line.ts';
import type { BundleSize, Failure } from './result.ts';

/** An app for a browser, minified. */
export interface Bundle extends BundleSize {
  readonly code: string;
}

/** Bundles and minifies an app for a browser. */
export async function bundle(app: string, folder = benchFolder): Promise<Bundle> {
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

/** Bundles an app, and returns its size. */
export async function bundleSize(
  folder: string,
  app: string | undefined,
): Promise<BundleSize | Failure> {
  if (app === undefined) return { failure: 'the operation is not among the exports' };
  try {
    const { gzip } = await bundle(app, folder);
    return { gzip };
  } catch (error) {
    return { failure: errorLine(String(error), `${folder}/`) };
  }
}
