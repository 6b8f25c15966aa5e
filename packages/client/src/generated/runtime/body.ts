// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** `Uint8Array` as `fetch` accepts it; since TypeScript 5.7 the type has a parameter for its buffer. */
type Bytes = Uint8Array & Extract<ConstructorParameters<typeof Response>[0], ArrayBufferView>;

/** A body of bytes, sent unchanged. */
type BinaryBody = Blob | ArrayBuffer | Bytes | ReadableStream<Uint8Array>;

/** A body as `fetch` accepts it. */
type WireBody = string | FormData | URLSearchParams | BinaryBody;

/** An encoded request body. */
export interface EncodedBody {
  readonly body?: WireBody;
  /** The header `content-type`; undefined if the platform sets it. */
  readonly type?: string | undefined;
  /** Required by `fetch` if the body is a stream, which can be sent only once. */
  readonly duplex?: 'half';
}

/** How the client handles a media type. */
type MediaKind = 'json' | 'form' | 'multipart' | 'text' | 'binary' | 'any';

const textTypes = new Set([
  'application/xml',
  'application/yaml',
  'application/x-yaml',
  'application/x-ndjson',
  'application/jsonl',
]);

/** Returns a media type in lower case and without parameters: `text/csv` for `Text/CSV; header=present`. */
function bareType(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}

/** Returns the kind of a media type; `any` for a wildcard. */
function mediaKind(type: string): MediaKind {
  const bare = bareType(type);
  if (bare === '*/*' || bare === 'application/*' || bare === '') return 'any';
  if (/^[^/]+\/(?:[^/]+\+)?json$/.test(bare)) return 'json';
  if (bare === 'application/x-www-form-urlencoded') return 'form';
  if (bare.startsWith('multipart/')) return 'multipart';
  if (bare.startsWith('text/') || bare.endsWith('+xml') || textTypes.has(bare)) return 'text';
  return 'binary';
}

type ReadKind = 'json' | 'text' | 'binary';

/** How to read a media type. A wildcard counts as JSON, since parsing shows if it is not. */
export function readKind(type: string): ReadKind {
  const kind = mediaKind(type);
  if (kind === 'json' || kind === 'any') return 'json';
  return kind === 'text' || kind === 'form' ? 'text' : 'binary';
}

/** The encoded form of a body that is sent unchanged; undefined if it has to be serialized first. */
export function encodeRawBody(value: unknown, type: string): EncodedBody | undefined {
  // The platform sets the content type with its boundary. A retry sends what the first attempt sent.
  if (value instanceof FormData) {
    const body = new FormData();
    value.forEach((part, name) => body.append(name, part));
    return { body };
  }
  if (value instanceof URLSearchParams) return { body: value.toString(), type };
  if (value instanceof ArrayBuffer) return { body: value.slice(0), type };
  if (ArrayBuffer.isView(value))
    return {
      body: new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice() as BinaryBody,
      type,
    };
  if (isStream(value)) return { body: value, type, duplex: 'half' };
  return isRawBody(value) ? { body: value, type } : undefined;
}

/** True for bytes, streams and `URLSearchParams`. */
function isRawBody(value: unknown): value is BinaryBody | URLSearchParams {
  return (
    value instanceof Blob ||
    value instanceof URLSearchParams ||
    value instanceof ArrayBuffer ||
    ArrayBuffer.isView(value) ||
    isStream(value)
  );
}

function isStream(value: unknown): value is ReadableStream<Uint8Array> {
  return value instanceof ReadableStream;
}
