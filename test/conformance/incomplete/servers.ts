// Servers that implement little or nothing of the contract.
import type { Operation } from '@seller-funds/conformance';
import { createServer } from '@seller-funds/server';
import type { RequestHandler } from '../../serve.js';
import { api } from '../run.js';

/** The server of this repository without handlers: 401 without a key, otherwise 501. */
export const withoutHandlers: RequestHandler = createServer(
  {},
  {
    authenticate: (_request, { credentials }) =>
      Object.values(credentials).some((key) => isKey(key ?? '')),
  },
).fetch;

export function requireKey(
  handle: (operation: Operation | undefined, request: Request) => Response | Promise<Response>,
): RequestHandler {
  return (request) => {
    const key = request.headers.get('authorization')?.replace(/^Bearer /, '');
    if (key === undefined || !isKey(key)) return refusal(401, '401.100.001');
    return handle(operationFor(request), request);
  };
}

export function refusal(status: number, code = `${status}.900.001`): Response {
  const body = { code, message: 'No.', template: 'No.' };
  return json(body, status);
}

export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { 'x-request-id': 'r-1' } });
}

export function emptyPage({ pagination }: Operation): unknown {
  if (!pagination) return undefined;
  return pagination.elements === '/items'
    ? { items: [], pagination: { page: pagination.firstPage, limit: 25, total: 0 } }
    : { elements: [], pageNumber: 0, pageSize: 25, totalElementCount: 0 };
}

/** Returns the operation of a request, if it is one of the contract. */
export function operationFor({ method, url }: Request): Operation | undefined {
  const parts = new URL(url).pathname.split('/');
  return api.operations.find((operation) => {
    const own = operation.path.split('/');
    const fits = own.every((part, index) => part.startsWith('{') || part === parts[index]);
    return operation.method === method && own.length === parts.length && fits;
  });
}

function isKey(text: string): boolean {
  return /^test_\w{8,}$/.test(text);
}
