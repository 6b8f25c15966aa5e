import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Fetch } from '../kernel/fetch.js';

export const assetsPath = '/_sandbox/assets/';

interface Asset {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly tag: string;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** The output folder of `pnpm build`. */
const built = fileURLToPath(new URL('../pages/', import.meta.url));

/** Bundles them in the repository, where there is no build output. */
const bundler = new URL('../../pages/bundle.ts', import.meta.url);

/** Creates the handler of the scripts and styles of the pages. They contain no data, so it needs no key. */
export function createPageAssets(onError: (error: unknown) => void): Fetch {
  let loading: Promise<ReadonlyMap<string, Asset>> | undefined;
  return async (request) => {
    try {
      loading ??= loadAssets();
      const name = new URL(request.url).pathname.slice(assetsPath.length);
      return serveAsset(request, (await loading).get(name));
    } catch (error) {
      loading = undefined;
      onError(error);
      return new Response(null, { status: 500 });
    }
  };
}

function serveAsset({ method, headers: sent }: Request, asset: Asset | undefined): Response {
  if (!asset) return new Response(null, { status: 404 });
  const headers = {
    'content-type': asset.type,
    etag: asset.tag,
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  };
  if (sent.get('if-none-match') === asset.tag) return new Response(null, { status: 304, headers });
  return new Response(method === 'HEAD' ? null : asset.bytes, { headers });
}

async function loadAssets(): Promise<ReadonlyMap<string, Asset>> {
  const files = existsSync(built) ? await readBuilt() : await bundle();
  return new Map([...files].map(([name, bytes]) => [name, assetOf(name, bytes)]));
}

async function readBuilt(): Promise<Map<string, Uint8Array>> {
  const names = await readdir(built);
  const files = names.map(async (name) => [name, await readFile(join(built, name))] as const);
  return new Map(await Promise.all(files));
}

async function bundle(): Promise<ReadonlyMap<string, Uint8Array>> {
  const { bundlePages } = (await import(bundler.href)) as {
    bundlePages: () => Promise<ReadonlyMap<string, Uint8Array>>;
  };
  return bundlePages();
}

function assetOf(name: string, content: Uint8Array): Asset {
  const bytes = new Uint8Array(content);
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`;
  return { bytes, type: types[extname(name)] ?? 'application/octet-stream', tag };
}
