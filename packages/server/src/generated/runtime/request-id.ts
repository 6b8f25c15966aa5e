// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** Request ids go into headers and logs, so they must be short and printable ASCII. */
const acceptable = /^[\x20-\x7e]{1,128}$/;

/**
 * Returns the id of a request: the one in its header if that is at most 128 printable ASCII characters,
 * else a new one.
 */
export function requestIdOf(headers: Headers, name: string | false, create: () => string): string {
  const sent = name === false ? null : headers.get(name);
  if (sent !== null && acceptable.test(sent)) return sent;
  const created = create();
  return acceptable.test(created) ? created : newRequestId();
}

/** Returns a new random request id. */
export function newRequestId(): string {
  return `req_${crypto.randomUUID()}`;
}
