import type { OperationName } from './endpoint.js';
import { ResponseError } from './errors.js';
import { bareType, matchesType, mediaKind } from './media.js';
import { documentedKey, type Documented } from './status.js';
import { parseJson } from './read-json.js';

/** Lets go of a body that nobody reads, so that its connection can serve the next request. */
export async function readNothing(response: Response): Promise<undefined> {
  await response.body?.cancel();
  return undefined;
}

/**
 * Makes the reader of an operation whose successes differ: it goes by the status and the media type.
 * @param responses the media types of each documented status
 */
export function readAs(
  responses: Documented,
): (response: Response, operation: OperationName) => Promise<unknown> {
  return async (response, operation) => {
    const types = responses[documentedKey(responses, response.status) ?? ''] ?? [];
    if (types.length === 0 || operation.method === 'head') return readNothing(response);
    const actual = bareType(response.headers.get('content-type') ?? '');
    const kind = expectedKind(types, actual);
    if (kind === 'binary') return response.blob();
    const text = await response.text();
    if (kind === 'json') return parseJson(text, response, operation);
    if (kind === 'text') return text;
    throw new ResponseError(operation, response, text, types.join(' or '));
  };
}

type ReadKind = 'json' | 'text' | 'binary';

/** How to read a body; undefined where what came is not what is documented. */
function expectedKind(types: readonly string[], actual: string): ReadKind | undefined {
  if (actual !== '' && types.some((type) => matchesType(type, actual))) return readKind(actual);
  // Servers forget or mistake the type of JSON; the body itself tells.
  if (types.some((type) => readKind(type) === 'json')) return 'json';
  if (actual === '') return readKind(types[0] ?? '');
  return types.some((type) => bareType(type) === 'application/octet-stream') ? 'binary' : undefined;
}

/** A type that says nothing is taken for JSON, which a body that is none contradicts. */
export function readKind(type: string): ReadKind {
  const kind = mediaKind(type);
  if (kind === 'json' || kind === 'any') return 'json';
  return kind === 'text' || kind === 'form' ? 'text' : 'binary';
}
