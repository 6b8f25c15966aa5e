import { limits } from '@seller-funds/contract/vocabulary/limits';
import type { Fetch } from '../kernel/fetch.js';

/** The maximum number of bytes to read: one more than the server accepts, so that it refuses the body. */
const maximumBytes = limits.requestBytes + 1;

/**
 * A member of D48 with an integer value. Quotes in JSON strings are escaped, so this cannot match inside a string
 * value.
 */
const numbered = /"(phone|registrationNumber)"(\s*:\s*)(0|[1-9]\d*)(?=\s*[,}])/g;

/**
 * Accepts JSON numbers as phone and registration numbers of holders (D48). They become strings before the request is
 * validated, because the document defines them as strings.
 */
export function acceptNumbers(serve: Fetch): Fetch {
  return async (request) => serve(mayHaveNumbers(request) ? await withText(request) : request);
}

/**
 * Reads `body` last, because the server creates it on access. A body that is declared too long is left to the server to
 * refuse.
 */
function mayHaveNumbers(request: Request): boolean {
  const { method, url, headers } = request;
  const mayHaveSome = (method === 'POST' || method === 'PATCH') && url.includes('/accountholders');
  if (!mayHaveSome || Number(headers.get('content-length')) >= maximumBytes) return false;
  return request.body !== null;
}

async function withText(request: Request): Promise<Request> {
  const bytes = await readBytes(request);
  // A body that is too long is refused anyway.
  const body = bytes.length < maximumBytes ? writeNumbers(bytes) : new Uint8Array(bytes);
  const { url, method, headers: sent } = request;
  const headers = new Headers(sent);
  if (headers.has('content-length')) headers.set('content-length', String(body.length));
  return new Request(url, { method, headers, body });
}

function writeNumbers(bytes: Buffer): Buffer<ArrayBuffer> {
  // One character per byte, so that invalid UTF-8 stays unchanged and is refused later.
  const text = bytes.toString('latin1');
  return Buffer.from(text.replaceAll(numbered, '"$1"$2"$3"'), 'latin1');
}

async function readBytes({ body }: Request): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of body ?? []) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= maximumBytes) break;
    }
  } catch {
    // The client aborted; the server refuses the incomplete body.
  }
  return Buffer.concat(chunks);
}
