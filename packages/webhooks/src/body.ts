import { WebhookError } from './webhook-error.js';

/** The raw request body, exactly as received. */
export type RawBody = string | Uint8Array | ArrayBuffer;

/** A parsed body with the field that the signature covers. */
export interface WebhookBody {
  readonly accountOwnerCode: string;
  readonly [name: string]: unknown;
}

const alreadyParsed = `The body has already been read or parsed, but the raw bytes are required.
- Express: app.post(path, express.raw({ type: '*/*' }), handler), before any express.json()
- Fastify: addContentTypeParser('application/json', { parseAs: 'buffer' }, …) around the route
- NestJS: NestFactory.create(AppModule, { rawBody: true }), then request.rawBody
- Koa: the adapter with ctx.req before any body parser, or ctx.request.rawBody
- Next: await request.text() in a route handler; with the pages router, bodyParser: false
- Hono: await c.req.text(), or the adapter with c.req.raw, before anything else reads the body`;

/** The error for a body that has been parsed, with instructions for common frameworks. */
export function bodyParsed(): WebhookError {
  return new WebhookError('body_parsed', alreadyParsed);
}

/**
 * Parses a body as JSON, before its signature is checked.
 * @throws {WebhookError} `body_parsed`, `body_not_json`, or `body_invalid` if `accountOwnerCode` is missing
 */
export function parseBody(raw: RawBody): WebhookBody {
  const body = parseJson(textOf(raw));
  if (isWebhookBody(body)) return body;
  const message =
    'The body must be an object with a string accountOwnerCode, which the signature covers.';
  throw new WebhookError('body_invalid', message);
}

function textOf(raw: unknown): string {
  // `TextDecoder` removes the byte order mark of bytes.
  if (typeof raw === 'string') return raw.replace(/^\uFEFF/, '');
  // AWS Lambda has `null` for a request without a body.
  if (raw === null) return '';
  const bytes = bytesOf(raw);
  if (!bytes) throw bodyParsed();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw notJson();
  }
}

/** The bytes of a body. Avoids `instanceof`, which fails for objects of another realm, as in Jest. */
function bytesOf(raw: unknown): Uint8Array | undefined {
  if (ArrayBuffer.isView(raw)) return new Uint8Array(raw.buffer, raw.byteOffset, raw.byteLength);
  const isBuffer = Object.prototype.toString.call(raw) === '[object ArrayBuffer]';
  return isBuffer ? new Uint8Array(raw as ArrayBuffer) : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The message of `SyntaxError` quotes the text.
    throw notJson(explain(text));
  }
}

function notJson(message = 'The body is not valid JSON in UTF-8.'): WebhookError {
  return new WebhookError('body_not_json', message);
}

function explain(text: string): string | undefined {
  if (text === '') return 'The body is empty.';
  // `{` or `{"…` in Base64.
  return /^e[\w+/]+=*$/.test(text)
    ? "The body is in Base64: decode it first, on AWS Lambda with Buffer.from(event.body, event.isBase64Encoded ? 'base64' : 'utf8')."
    : undefined;
}

function isWebhookBody(body: unknown): body is WebhookBody {
  if (typeof body !== 'object' || body === null) return false;
  const { accountOwnerCode } = body as Partial<WebhookBody>;
  return typeof accountOwnerCode === 'string' && accountOwnerCode !== '';
}
