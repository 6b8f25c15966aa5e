/** A media type as a header names it. */
export interface MediaType {
  /** Type and subtype in lower case, such as `application/json`. */
  readonly essence: string;
  /** The `charset` parameter in lower case. */
  readonly charset: string | undefined;
}

/** How a body of a media type is read and written. */
export type MediaKind = 'json' | 'form' | 'text' | 'binary';

const token = String.raw`[\w!#$%&'*+.^\`|~-]+`;
const syntax = new RegExp(`^\\s*(${token}/${token})\\s*(?:;(.*))?$`);

/** Reads the value of a `Content-Type` header. Undefined where it is none. */
export function parseMediaType(header: string): MediaType | undefined {
  const found = syntax.exec(header);
  const essence = found?.[1];
  if (essence === undefined) return undefined;
  const charset = /(?:^|;)\s*charset\s*=\s*"?([^\s";]+)/i.exec(found?.[2] ?? '')?.[1];
  return { essence: essence.toLowerCase(), charset: charset?.toLowerCase() };
}

/** Whether a media type is one of the documented ones, which may be ranges such as `text/*`. */
export function isDocumented(essence: string, documented: readonly string[]): boolean {
  const [type = ''] = essence.split('/');
  const accepted = [essence, `${type}/*`, '*/*'];
  return documented.some((entry) => accepted.includes(parseMediaType(entry)?.essence ?? ''));
}

/** How a body of this type is read and written. */
export function kindOf(essence: string): MediaKind {
  if (/^application\/(?:.+\+)?json$/.test(essence)) return 'json';
  if (essence === 'multipart/form-data' || essence === 'application/x-www-form-urlencoded') {
    return 'form';
  }
  return essence.startsWith('text/') ? 'text' : 'binary';
}

/** Whether a body of a media type, as a document or a header names it, is JSON. */
export function isJson(type: string): boolean {
  return kindOf(parseMediaType(type)?.essence ?? '') === 'json';
}
