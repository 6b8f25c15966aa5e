/** A parsed media type. */
export interface MediaType {
  /** Type and subtype in lower case, such as `application/json`. */
  readonly essence: string;
  /** The `charset` parameter in lower case. */
  readonly charset: string | undefined;
}

/** How a body of a media type is parsed and serialized. */
export type MediaKind = 'json' | 'form' | 'text' | 'binary';

const token = String.raw`[\w!#$%&'*+.^\`|~-]+`;
const syntax = new RegExp(`^\\s*(${token}/${token})\\s*(?:;(.*))?$`);

/** Parses a `Content-Type` header; undefined if it is malformed. */
export function parseMediaType(header: string): MediaType | undefined {
  const found = syntax.exec(header);
  const essence = found?.[1];
  if (essence === undefined) return undefined;
  const charset = /(?:^|;)\s*charset\s*=\s*"?([^\s";]+)/i.exec(found?.[2] ?? '')?.[1];
  return { essence: essence.toLowerCase(), charset: charset?.toLowerCase() };
}

/** True if a media type matches one of the documented ones, which may be ranges such as `text/*`. */
export function isDocumented(essence: string, documented: readonly string[]): boolean {
  const [type = ''] = essence.split('/');
  const accepted = [essence, `${type}/*`, '*/*'];
  return documented.some((entry) => accepted.includes(parseMediaType(entry)?.essence ?? ''));
}

const textTypes = /^text\/|\+xml$|^application\/(?:xml|(?:x-)?yaml|x-ndjson|jsonl)$/;

/** Returns how a body of this type is parsed and serialized. */
export function kindOf(essence: string): MediaKind {
  if (/^[^/]+\/(?:.+\+)?json$/.test(essence)) return 'json';
  if (essence === 'multipart/form-data' || essence === 'application/x-www-form-urlencoded') {
    return 'form';
  }
  return textTypes.test(essence) ? 'text' : 'binary';
}

/** True if a media type, with or without parameters, is JSON. */
export function isJson(type: string): boolean {
  return kindOf(parseMediaType(type)?.essence ?? '') === 'json';
}
