// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** How the bytes of a media type are handled: what they are to a program. */
export type MediaKind = 'json' | 'form' | 'multipart' | 'text' | 'binary' | 'any';

const textTypes = new Set([
  'application/xml',
  'application/yaml',
  'application/x-yaml',
  'application/x-ndjson',
  'application/jsonl',
]);

/** A media type in lower case without its parameters: `Text/CSV; header=present` is `text/csv`. */
export function bareType(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}

/** The kind of a media type; `any` where it is a wildcard that says nothing of it. */
export function mediaKind(type: string): MediaKind {
  const bare = bareType(type);
  if (bare === '*/*' || bare === 'application/*' || bare === '') return 'any';
  if (/^[^/]+\/(?:[^/]+\+)?json$/.test(bare)) return 'json';
  if (bare === 'application/x-www-form-urlencoded') return 'form';
  if (bare.startsWith('multipart/')) return 'multipart';
  if (bare.startsWith('text/') || bare.endsWith('+xml') || textTypes.has(bare)) return 'text';
  return 'binary';
}

/** Whether a media type falls under a documented one, which may be a range such as `text/*`. */
export function matchesType(documented: string, actual: string): boolean {
  const range = bareType(documented);
  const type = bareType(actual);
  if (range === '*/*' || range === type) return true;
  return range.endsWith('/*') && type.startsWith(range.slice(0, -1));
}
