/** Whether a media type is JSON, alone or as the form of another (`application/problem+json`). */
export function isJson(type: string): boolean {
  return /^application\/(?:[^;]+\+)?json\s*(?:;|$)/i.test(type);
}

/** Whether a media type is a sequence of items, such as events or JSON texts, each line one. */
export function isSequential(type: string): boolean {
  const bare = (type.split(';')[0] ?? '').trim().toLowerCase();
  return bare === 'text/event-stream' || sequentialJson.test(bare);
}

const sequentialJson =
  /^application\/(?:(?:x-)?(?:ndjson|jsonl|jsonlines|json-lines)|(?:.+\+)?json-seq)$/;
