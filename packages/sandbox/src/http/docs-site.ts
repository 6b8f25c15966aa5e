import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Fetch } from '../kernel/fetch.js';
import { type Content, withDerivedDocuments } from './derived-documents.js';
import { docsContentPolicy } from './docs-content-policy.js';
import { type FileHandler, createFileHandler } from './site-file.js';

export const docsPath = '/docs';

/** The output folder of `pnpm build`. */
const built = fileURLToPath(new URL('../docs/', import.meta.url));

/** Builds the documentation in the repository, where there is no build output. */
const builder = new URL('../../../../docs/build/sandbox-site.ts', import.meta.url);

/** Shared by all sandboxes of the process. */
let loading: Promise<ReadonlyMap<string, () => Promise<FileHandler>>> | undefined;

/** Creates the handler of the documentation. Its pages contain no data of tenants, so it needs no key. */
export function createDocsSite(onError: (error: unknown) => void): Fetch {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === docsPath) {
      return new Response(null, { status: 308, headers: { location: `${docsPath}/` } });
    }
    try {
      loading ??= loadSite();
      const name = pathname.slice(docsPath.length + 1) || 'index.html';
      const files = await loading;
      const file = pathname.startsWith(`${docsPath}/`) ? files.get(name) : undefined;
      if (!file) return notFound();
      const handle = await file();
      return await handle(request, name.endsWith('.html') ? pageHeaders : headers);
    } catch (error) {
      loading = undefined;
      onError(error);
      return new Response('The documentation could not be loaded.\n', { status: 500, headers });
    }
  };
}

const headers = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-cache',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const pageHeaders = {
  ...headers,
  'content-security-policy': docsContentPolicy,
  'cross-origin-opener-policy': 'same-origin',
};

function notFound(): Response {
  return new Response(`Page not found. Start at ${docsPath}/.\n`, { status: 404, headers });
}

async function loadSite(): Promise<ReadonlyMap<string, () => Promise<FileHandler>>> {
  const files = existsSync(built) ? withDerivedDocuments(await readBuilt()) : await build();
  return new Map([...files].map(([name, content]) => [name, once(name, content)]));
}

/** Returns a function that creates the handler of a file at its first call. */
function once(name: string, content: Content): () => Promise<FileHandler> {
  let handler: Promise<FileHandler> | undefined;
  return () => (handler ??= create());
  async function create(): Promise<FileHandler> {
    return createFileHandler(name, typeof content === 'function' ? await content() : content);
  }
}

async function readBuilt(): Promise<ReadonlyMap<string, Uint8Array>> {
  const entries = await readdir(built, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    await Promise.all(
      files.map(async ({ parentPath, name }): Promise<[string, Uint8Array]> => {
        const path = join(parentPath, name);
        return [relative(built, path).replaceAll(sep, '/'), await readFile(path)];
      }),
    ),
  );
}

async function build(): Promise<ReadonlyMap<string, string>> {
  const { buildSandboxSite } = (await import(builder.href)) as {
    buildSandboxSite: () => Promise<ReadonlyMap<string, string>>;
  };
  return buildSandboxSite();
}
