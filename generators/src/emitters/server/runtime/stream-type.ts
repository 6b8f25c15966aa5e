import type { ReadableOperation, StreamedReply } from './codecs.js';
import type { Reply } from './handler.js';
import { parseMediaType } from './media-type.js';
import { documentedKey } from '../../types/runtime/documented-key.js';
import { isRaw } from './write-response.js';

/** True if a reply is a stream of items. */
export function isStreamed(reply: Reply): reply is StreamedReply {
  const { body } = reply;
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body && !isRaw(body);
}

/** The media type of a stream: from the reply's headers, or else from the document. */
export function streamTypeOf(
  { status, headers = {} }: Reply,
  { operation }: ReadableOperation,
): string {
  const given = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type');
  const documented = operation.responses[documentedKey(operation.responses, status) ?? ''] ?? [];
  const type = given?.[1] ?? documented.find(isSequence);
  if (type !== undefined) return String(type);
  throw new TypeError(`${operation.id} has no stream documented for the status ${status}.`);
}

/** True if a media type is a sequence of items. */
function isSequence(type: string): boolean {
  const essence = parseMediaType(type)?.essence ?? '';
  return (
    essence === 'text/event-stream' ||
    essence.startsWith('multipart/') ||
    /^application\/(?:(?:x-)?(?:ndjson|jsonl|jsonlines|json-lines)|(?:.+\+)?json-seq)$/.test(
      essence,
    )
  );
}
