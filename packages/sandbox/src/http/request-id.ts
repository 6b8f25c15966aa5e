import { randomUUID } from 'node:crypto';

/** The id of a request that is answered before the API reads it: the one that it has, or a new one (D13). */
export function requestIdOf({ headers }: Request): string {
  return headers.get('x-request-id') ?? `req_${randomUUID()}`;
}
