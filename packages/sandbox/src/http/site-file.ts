import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

export type FileHandler = (
  request: Request,
  headers: Readonly<Record<string, string>>,
) => Promise<Response>;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
};

const compress = promisify(gzip);

/** Creates the handler of a file in memory. The file is compressed once, on the first request that accepts gzip. */
export function createFileHandler(name: string, content: string | Uint8Array): FileHandler {
  const bytes = new Uint8Array(Buffer.from(content));
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 20);
  const type = types[extname(name)] ?? 'application/octet-stream';
  let compressed: Promise<Uint8Array<ArrayBuffer>> | undefined;
  return async ({ method, headers: sent }, common) => {
    const acceptsGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i.test(
      sent.get('accept-encoding') ?? '',
    );
    const etag = acceptsGzip ? `"${tag}-gzip"` : `"${tag}"`;
    const headers = { ...common, 'content-type': type, etag, vary: 'accept-encoding' };
    if (sent.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    if (acceptsGzip) compressed ??= compress(bytes).then((made) => new Uint8Array(made));
    const body = acceptsGzip && compressed ? await compressed : bytes;
    const encoding = acceptsGzip ? { 'content-encoding': 'gzip' } : {};
    const length = { 'content-length': String(body.length) };
    return new Response(method === 'HEAD' ? null : body, {
      headers: { ...headers, ...encoding, ...length },
    });
  };
}
