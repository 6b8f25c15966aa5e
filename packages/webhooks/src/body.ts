import { WebhookError } from './webhook-error.js';

/** A body as it came over the wire. */
export type RawBody = string | Uint8Array | ArrayBuffer;

/** A body that is an object, with the field that the signature covers. */
export interface OwnedBody {
  readonly accountOwnerCode: string;
  readonly [name: string]: unknown;
}

const parsed = `The body has been read or parsed already, and the raw bytes are needed.
- Express: app.post(path, express.raw({ type: '*/*' }), handler), before any express.json()
- Fastify: addContentTypeParser('application/json', { parseAs: 'buffer' }, …) around the route
- Next: await request.text() in a route handler; with the pages router, bodyParser: false
- Hono: await c.req.text(), or the adapter with c.req.raw, before anything else reads the body`;

/** Says that the raw body is gone, and how to keep it in the frameworks that people use. */
export function bodyParsed(): WebhookError {
  return new WebhookError('body_parsed', parsed);
}

/**
 * Parses a body as far as is needed to check its signature.
 * @throws {WebhookError} `body_parsed`, `body_not_json`, `body_invalid` without `accountOwnerCode`
 */
export function parseBody(raw: RawBody): OwnedBody {
  const body = parseJson(textOf(raw));
  if (isOwned(body)) return body;
  const message = 'The body is no object with a text accountOwnerCode, which the signature covers.';
  throw new WebhookError('body_invalid', message);
}

function textOf(raw: unknown): string {
  if (typeof raw === 'string') return raw;
  const bytes = bytesOf(raw);
  if (!bytes) throw bodyParsed();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw notJson();
  }
}

/** Told without `instanceof`, which fails for what comes from another realm, as under Jest. */
function bytesOf(raw: unknown): Uint8Array | undefined {
  if (ArrayBuffer.isView(raw)) return new Uint8Array(raw.buffer, raw.byteOffset, raw.byteLength);
  const isBuffer = Object.prototype.toString.call(raw) === '[object ArrayBuffer]';
  return isBuffer ? new Uint8Array(raw as ArrayBuffer) : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The parser's own message quotes the text.
    throw notJson();
  }
}

function notJson(): WebhookError {
  return new WebhookError('body_not_json', 'The body is not JSON in UTF-8.');
}

function isOwned(body: unknown): body is OwnedBody {
  if (typeof body !== 'object' || body === null) return false;
  const { accountOwnerCode } = body as Partial<OwnedBody>;
  return typeof accountOwnerCode === 'string' && accountOwnerCode !== '';
}
