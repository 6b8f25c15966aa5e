// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** How the client handles a media type. */
export type MediaKind = 'json' | 'form' | 'multipart' | 'text' | 'binary' | 'any';

const textTypes = new Set([
  'application/xml',
  'application/yaml',
  'application/x-yaml',
  'application/x-ndjson',
  'application/jsonl',
]);

/** Returns a media type in lower case and without parameters: `text/csv` for `Text/CSV; header=present`. */
export function bareType(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}

/** Returns the kind of a media type; `any` for a wildcard. */
export function mediaKind(type: string): MediaKind {
  const bare = bareType(type);
  if (bare === '*/*' || bare === 'application/*' || bare === '') return 'any';
  if (/^[^/]+\/(?:[^/]+\+)?json$/.test(bare)) return 'json';
  if (bare === 'application/x-www-form-urlencoded') return 'form';
  if (bare.startsWith('multipart/')) return 'multipart';
  if (bare.startsWith('text/') || bare.endsWith('+xml') || textTypes.has(bare)) return 'text';
  return 'binary';
}

/** True if a media type matches a documented one, which may be a range such as `text/*`. */
export function matchesType(documented: string, actual: string): boolean {
  const range = bareType(documented);
  const type = bareType(actual);
  if (range === '*/*' || range === type) return true;
  return range.endsWith('/*') && type.startsWith(range.slice(0, -1));
}
