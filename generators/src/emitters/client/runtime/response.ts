import type { CalledOperation } from './endpoint.js';
import { ResponseError } from './errors.js';
import { bareType, matchesType, mediaKind } from './media.js';
import { documentedKey } from '../../types/runtime/documented-key.js';
import type { DocumentedMediaTypes } from './status.js';
import { parseJson } from './read-json.js';

/** Discards the body, which frees the connection for the next request. */
export async function discardBody(response: Response): Promise<undefined> {
  await response.body?.cancel();
  return undefined;
}

/**
 * Creates a reader for an operation whose successful responses differ by status or media type.
 * @param responses the media types of each documented status
 * @returns a function that throws a `ResponseError` if the body has no documented media type
 */
export function readAs(
  responses: DocumentedMediaTypes,
): (response: Response, operation: CalledOperation) => Promise<unknown> {
  return async (response, operation) => {
    const types = responses[documentedKey(responses, response.status) ?? ''] ?? [];
    if (types.length === 0 || operation.method === 'head') return discardBody(response);
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

/** How to read a body; undefined if its media type is not documented. */
function expectedKind(types: readonly string[], actual: string): ReadKind | undefined {
  if (actual !== '' && types.some((type) => matchesType(type, actual))) return readKind(actual);
  // Servers often send JSON without or with a wrong type, so try to parse it.
  if (types.some((type) => readKind(type) === 'json')) return 'json';
  if (actual === '') return readKind(types[0] ?? '');
  return types.some((type) => bareType(type) === 'application/octet-stream') ? 'binary' : undefined;
}

/** How to read a media type. A wildcard counts as JSON, since parsing shows if it is not. */
export function readKind(type: string): ReadKind {
  const kind = mediaKind(type);
  if (kind === 'json' || kind === 'any') return 'json';
  return kind === 'text' || kind === 'form' ? 'text' : 'binary';
}
