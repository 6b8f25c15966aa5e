import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
};

/** Creates a local server for the files of one folder, without caching and directory lists. */
export function siteServer(folder: string): Server {
  return createServer((request, response) => {
    const { method = 'GET', url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      answer(response, 405, 'This server only serves files: use GET.', { allow: 'GET, HEAD' });
      return;
    }
    const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    void serveFile(folder, url, response, takesGzip);
  });
}

const compress = promisify(gzip);

async function serveFile(
  folder: string,
  url: string,
  response: ServerResponse,
  takesGzip: boolean,
): Promise<void> {
  try {
    const file = fileAt(folder, url);
    const content = file === undefined ? undefined : await contentOf(file);
    if (file === undefined || content === undefined) {
      const page = await contentOf(join(folder, '404.html'));
      const isPage = /^(?:\.html)?$/.test(extname(url.split('?')[0] ?? url));
      if (page && isPage) response.writeHead(404, headers(mediaTypes['.html'] ?? '')).end(page);
      else
        answer(
          response,
          404,
          `There is no ${url.split('?')[0] ?? url} here. Start at /index.html.`,
        );
      return;
    }
    const type = mediaTypes[extname(file)] ?? 'application/octet-stream';
    const encoding = takesGzip ? { 'content-encoding': 'gzip' } : {};
    response
      .writeHead(200, { ...headers(type), ...encoding, vary: 'accept-encoding' })
      .end(takesGzip ? await compress(content) : content);
  } catch (error) {
    answer(response, 500, error instanceof Error ? error.message : String(error));
  }
}

/** Returns the file of a URL; undefined if it is not in the folder. */
export function fileAt(folder: string, url: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path));
    return file.startsWith(folder + sep) && !file.includes('\0') ? file : undefined;
  } catch {
    return undefined;
  }
}

async function contentOf(file: string): Promise<Uint8Array | undefined> {
  const entry = await stat(file).catch(() => undefined);
  return entry?.isFile() === true ? readFile(file) : undefined;
}

function answer(
  response: ServerResponse,
  status: number,
  text: string,
  more: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { ...headers('text/plain; charset=utf-8'), ...more }).end(`${text}\n`);
}

function headers(type: string): Record<string, string> {
  return { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
}
