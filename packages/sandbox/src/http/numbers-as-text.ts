import { limits } from '@seller-funds/contract/vocabulary/limits';
import type { Fetch } from '../kernel/fetch.js';

/** How much of a body is read: one byte more than the server takes, which then refuses it. */
const mostBytes = limits.requestBytes + 1;

/**
 * A key of D48 with a whole number. Quotes inside a text of JSON are escaped, so that this cannot be
 * part of one; in front of a colon there is always a key.
 */
const numbered = /"(phone|registrationNumber)"(\s*:\s*)(0|[1-9]\d*)(?=\s*[,}])/g;

/**
 * Takes JSON numbers for phone and registration numbers of holders and keeps their digits (D48). The
 * document has text only, so they become text before it is looked at.
 */
export function acceptNumbers(serve: Fetch): Fetch {
  return async (request) => serve(mayHaveNumbers(request) ? await withText(request) : request);
}

/**
 * Asks for the body last: a server makes it only when somebody does. One that is said to be too long is left for the
 * server to refuse, unread.
 */
function mayHaveNumbers(request: Request): boolean {
  const { method, url, headers } = request;
  const mayHaveSome = (method === 'POST' || method === 'PATCH') && url.includes('/accountholders');
  if (!mayHaveSome || Number(headers.get('content-length')) >= mostBytes) return false;
  return request.body !== null;
}

async function withText(request: Request): Promise<Request> {
  const bytes = await readBytes(request);
  // What is too long is refused, whatever is in it.
  const body = bytes.length < mostBytes ? writeNumbers(bytes) : new Uint8Array(bytes);
  const { url, method, headers: sent } = request;
  const headers = new Headers(sent);
  if (headers.has('content-length')) headers.set('content-length', String(body.length));
  return new Request(url, { method, headers, body });
}

function writeNumbers(bytes: Buffer): Buffer<ArrayBuffer> {
  // One character a byte, so that bytes that are no UTF-8 arrive as they are and are refused.
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
      if (length >= mostBytes) break;
    }
  } catch {
    // The caller broke off; half a body is refused as what it is.
  }
  return Buffer.concat(chunks);
}
