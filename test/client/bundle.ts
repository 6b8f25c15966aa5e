import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** A bundled app. */
export interface Bundle {
  readonly code: string;
  /** Bytes, minified and compressed. */
  readonly gzip: number;
}

/** Bundles an app for a browser. */
export async function bundle(app: string): Promise<Bundle> {
  const resolveDir = fileURLToPath(new URL('.', import.meta.url));
  const { outputFiles } = await build({
    stdin: { contents: app, resolveDir, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.text ?? '';
  return { code, gzip: gzipSync(code, { level: 9 }).byteLength };
}
