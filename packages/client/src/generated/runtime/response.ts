// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { OperationDescriptor } from '@seller-funds/contract/runtime/operation';
import { ConnectionError, ResponseError } from './errors.js';
import { bareType, matchesType, mediaKind } from './media.js';
import { documentedKey } from './status.js';

/** A response on its way to a program: what was called, what came, and what may end the call. */
export interface Arrival {
  readonly operation: OperationDescriptor;
  readonly response: Response;
  readonly signal: AbortSignal | undefined;
}

/**
 * The body of a response with a documented status: a JSON value, a text or a `Blob`; undefined
 * where none is documented.
 * @throws {ResponseError} where the body is not what is documented, or missing.
 * @throws {ConnectionError} where the body breaks off.
 */
export async function documentedBody(arrival: Arrival): Promise<unknown> {
  const { operation, response } = arrival;
  const types = operation.responses[documentedKey(operation, response.status) ?? ''] ?? [];
  if (types.length === 0 || operation.method === 'head') return discard(response);
  const actual = typeOf(response);
  const kind = expectedKind(types, actual);
  if (kind === 'binary') {
    const blob = await read(arrival, () => response.blob());
    if (blob.size > 0 || actual !== '') return blob;
    throw mismatch(arrival, types, '');
  }
  const text = await read(arrival, () => response.text());
  const json = kind === 'json' ? parse(text) : undefined;
  if (json) return json.value;
  // An empty text is one, but only where its type was given.
  if (kind === 'text' && (text !== '' || actual !== '')) return text;
  throw mismatch(arrival, types, text);
}

/**
 * The body of a response with an undocumented status: a JSON value where it is JSON, a `Blob`
 * where it is binary, else its text; undefined where there is none.
 * @throws {ConnectionError} where the body breaks off.
 */
export async function rawBody(arrival: Arrival): Promise<unknown> {
  const { response } = arrival;
  const actual = typeOf(response);
  if (actual !== '' && kindOf(actual) === 'binary') return read(arrival, () => response.blob());
  const text = await read(arrival, () => response.text());
  const json = kindOf(actual) === 'json' ? parse(text) : undefined;
  return json ? json.value : text === '' ? undefined : text;
}

type ReadKind = 'json' | 'text' | 'binary';

/** How to read a body; undefined where what came is not what is documented. */
function expectedKind(types: readonly string[], actual: string): ReadKind | undefined {
  if (actual !== '' && types.some((type) => matchesType(type, actual))) return kindOf(actual);
  // Servers forget or mistake the type of JSON; the body itself tells.
  if (types.some((type) => kindOf(type) === 'json')) return 'json';
  if (actual === '') return kindOf(types[0] ?? '');
  return types.some((type) => bareType(type) === 'application/octet-stream') ? 'binary' : undefined;
}

/** A type that says nothing is taken for JSON, which a body that is none contradicts. */
function kindOf(type: string): ReadKind {
  const kind = mediaKind(type);
  if (kind === 'json' || kind === 'any') return 'json';
  return kind === 'text' || kind === 'form' ? 'text' : 'binary';
}

function typeOf(response: Response): string {
  return bareType(response.headers.get('content-type') ?? '');
}

async function read<T>({ operation, signal }: Arrival, take: () => Promise<T>): Promise<T> {
  try {
    return await take();
  } catch (cause) {
    throw new ConnectionError(operation, signal?.aborted === true, cause);
  }
}

/** Lets go of a body that nobody reads, so that its connection can serve the next request. */
async function discard(response: Response): Promise<undefined> {
  await response.body?.cancel().catch(() => undefined);
  return undefined;
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

function mismatch(
  { operation, response }: Arrival,
  types: readonly string[],
  text: string,
): ResponseError {
  const actual = typeOf(response);
  const size = `${text.length} characters`;
  const isJson = kindOf(actual) === 'json';
  const other = isJson ? `a body of ${size} that is not JSON` : `${size} of ${actual}`;
  const found = text === '' ? 'an empty body' : other;
  const { status, headers } = response;
  const problem = `${found}, where ${types.join(' or ')} is documented`;
  return new ResponseError(operation, problem, { status, headers, body: text });
}
