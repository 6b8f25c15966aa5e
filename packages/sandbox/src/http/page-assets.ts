import { fileURLToPath } from 'node:url';
import type { Fetch } from '../kernel/fetch.js';
import { readOrMake, serveFiles } from './static-files.js';

export const assetsPath = '/_sandbox/assets/';

const built = fileURLToPath(new URL('../pages/', import.meta.url));
const bundler = new URL('../../pages/bundle.ts', import.meta.url);
const headers = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };

/** Creates the handler of the scripts and styles of the pages. They contain no data, so it needs no key. */
export function createPageAssets(onError: (error: unknown) => void): Fetch {
  return serveFiles({
    path: assetsPath,
    load: () => readOrMake(built, bundler, 'bundlePages'),
    headersOf: () => headers,
    notFound: () => new Response(null, { status: 404 }),
    onError,
  });
}
