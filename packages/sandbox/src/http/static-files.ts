import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { getMimeType, mimes } from 'hono/utils/mime';
import type { Fetch } from '../kernel/fetch.js';

/** The content of a file, or a function that derives it once. */
export type Content = string | Uint8Array | (() => Promise<string>);

export type Files = ReadonlyMap<string, Content>;

/** The files of a folder, or what a program has made in its place. */
export type BuiltFiles = ReadonlyMap<string, string | Buffer>;

interface StaticFiles {
  /** The path before the name of a file, with a slash at the end. */
  readonly path: string;
  readonly load: () => Promise<Files>;
  readonly headersOf: (name: string) => Readonly<Record<string, string>>;
  readonly notFound: () => Response;
  readonly onError: (error: unknown) => void;
}

/** The types of the files that Hono does not know. */
const types = {
  ...mimes,
  md: 'text/markdown; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
};

/**
 * Serves files that are loaded with the first request, and again after an error: with ETags, and compressed for clients
 * that accept it. They need no key.
 */
export function serveFiles({ path, load, headersOf, notFound, onError }: StaticFiles): Fetch {
  let loading: Promise<Files> | undefined;
  const app = new Hono();
  app.use(compress({ contentTypeFilter: () => true }), etag());
  app.get('*', async ({ req }) => {
    const name = new URL(req.url).pathname.slice(path.length) || 'index.html';
    loading ??= load();
    const content = (await loading).get(name);
    if (content === undefined) return notFound();
    const bytes = new Uint8Array(
      Buffer.from(typeof content === 'function' ? await content() : content),
    );
    const headers = { ...headersOf(name), 'content-length': String(bytes.length) };
    const type = getMimeType(name, types) ?? 'application/octet-stream';
    return new Response(bytes, { headers: { ...headers, 'content-type': type } });
  });
  app.onError((error) => {
    loading = undefined;
    onError(error);
    const headers = headersOf('');
    return new Response('The files could not be loaded.\n', { status: 500, headers });
  });
  return (request) => app.fetch(request);
}

/** Reads a folder of `pnpm build`; in the repository, makes its files by a function of the module. */
export async function readOrMake(folder: string, module: URL, make: string): Promise<BuiltFiles> {
  if (existsSync(folder)) return readFolder(folder);
  const made = (await import(module.href)) as Readonly<Record<string, () => Promise<BuiltFiles>>>;
  const makeFiles = made[make];
  if (!makeFiles) throw new Error(`${module.href} does not export ${make}.`);
  return makeFiles();
}

async function readFolder(folder: string): Promise<BuiltFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const read = files.map(async ({ parentPath, name }): Promise<[string, Buffer]> => {
    const path = join(parentPath, name);
    return [relative(folder, path).replaceAll(sep, '/'), await readFile(path)];
  });
  return new Map(await Promise.all(read));
}
