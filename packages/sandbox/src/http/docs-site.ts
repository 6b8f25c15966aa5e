import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Fetch } from '../kernel/fetch.js';
import { withDerivedDocuments } from './derived-documents.js';
import { pageHeaders } from './page-headers.js';
import { type Files, readOrMake, serveFiles } from './static-files.js';

export const docsPath = '/docs';

const built = fileURLToPath(new URL('../docs/', import.meta.url));
const builder = new URL('../../../../docs/build/sandbox-site.ts', import.meta.url);

const headers = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-cache',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const page = pageHeaders({ formAction: "'none'", cache: 'no-cache', referrer: 'no-referrer' });

/** Creates the handler of the documentation. Its pages contain no data of tenants, so it needs no key. */
export function createDocsSite(onError: (error: unknown) => void): Fetch {
  const serve = serveFiles({
    path: `${docsPath}/`,
    load: loadSite,
    headersOf: (name) => (name.endsWith('.html') ? page : headers),
    notFound: () =>
      new Response(`Page not found. Start at ${docsPath}/.\n`, { status: 404, headers }),
    onError,
  });
  return (request) =>
    new URL(request.url).pathname === docsPath
      ? new Response(null, { status: 308, headers: { location: `${docsPath}/` } })
      : serve(request);
}

async function loadSite(): Promise<Files> {
  const files = await readOrMake(built, builder, 'buildSandboxSite');
  return existsSync(built) ? withDerivedDocuments(files) : files;
}
