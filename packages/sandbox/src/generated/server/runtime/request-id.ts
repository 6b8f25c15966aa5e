// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** A request id is echoed into a header and written to logs, so it is short and printable ASCII. */
const acceptable = /^[\x20-\x7e]{1,128}$/;

/**
 * The id of a request: the one that it came with if that is at most 128 printable ASCII characters,
 * else a new one.
 */
export function requestIdOf(headers: Headers, name: string | false, create: () => string): string {
  const sent = name === false ? null : headers.get(name);
  if (sent !== null && acceptable.test(sent)) return sent;
  const created = create();
  return acceptable.test(created) ? created : newRequestId();
}

/** A new, random request id. */
export function newRequestId(): string {
  return `req_${crypto.randomUUID()}`;
}
