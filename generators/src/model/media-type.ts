/** True if a media type is JSON, including suffixes such as `application/problem+json`. */
export function isJson(type: string): boolean {
  return /^application\/(?:[^;]+\+)?json\s*(?:;|$)/i.test(type);
}

/** True if a media type is a sequence of items, such as events or lines of JSON. */
export function isSequential(type: string): boolean {
  const bare = (type.split(';')[0] ?? '').trim().toLowerCase();
  return bare === 'text/event-stream' || sequentialJson.test(bare);
}

const sequentialJson =
  /^application\/(?:(?:x-)?(?:ndjson|jsonl|jsonlines|json-lines)|(?:.+\+)?json-seq)$/;
