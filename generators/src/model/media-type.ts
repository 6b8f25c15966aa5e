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
  return bareType(type) === 'text/event-stream' || isJsonSequence(type);
}

/** True if a media type is a sequence of JSON values, which requests may have too. */
export function isJsonSequence(type: string): boolean {
  return sequentialJson.test(bareType(type));
}

const sequentialJson =
  /^application\/(?:(?:x-)?(?:ndjson|jsonl|jsonlines|json-lines)|(?:.+\+)?json-seq)$/;
