import type { MediaType } from './contract.js';

/** The JSON one of some media types, if there is any. */
export function jsonOf<Media extends { readonly type: string }>(
  content: readonly Media[],
): Media | undefined {
  return content.find(({ type }) => isJson(type));
}

/** A media type in lower case, without parameters. */
export function bareType(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}

/** True if a media type is JSON, including suffixes such as `application/problem+json`. */
export function isJson(type: string): boolean {
  return /^[^/]+\/(?:[^;]+\+)?json\s*(?:;|$)/i.test(type);
}

/** True if a media type is a sequence of items, such as events or lines of JSON. */
export function isSequential(type: string): boolean {
  const bare = bareType(type);
  return bare === 'text/event-stream' || sequentialJson.test(bare);
}

/** True if a media type has parts without names, which are the items of a sequence if the document has their schema. */
export function isParts(type: string): boolean {
  return /^multipart\/(?!form-data)/.test(bareType(type));
}

/** True for a sequence that requests may have too, as an array. */
export function isItemList({ type, item }: Pick<MediaType, 'type' | 'item'>): boolean {
  return item !== undefined && bareType(type) !== 'text/event-stream';
}

const sequentialJson =
  /^application\/(?:(?:x-)?(?:ndjson|jsonl|jsonlines|json-lines)|(?:.+\+)?json-seq)$/;
