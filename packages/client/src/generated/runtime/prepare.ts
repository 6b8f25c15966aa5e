// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { mergeHeaders, type HeadersOptions } from 'openapi-fetch';
import type { Encoded } from './body.js';
import type { Connection } from './connection.js';
import type { Endpoint, Input } from './endpoint.js';
import { UsageError } from './errors.js';
import { identify } from './identify.js';
import { credentialsFor, type Placed } from './security.js';

/** A request in parts, from which every attempt makes its own. */
export interface Prepared {
  readonly url: string;
  readonly init: RequestInit;
}

/**
 * Makes the request of a call.
 * @returns its parts, and whether it may be sent again once it has left
 * @throws {UsageError} where no request can be made of the values; it does not repeat them.
 */
export async function prepare(
  { baseUrl, options, api }: Connection,
  endpoint: Endpoint,
  given: Input,
): Promise<Prepared & { readonly repeatable: boolean; readonly requestId: string | undefined }> {
  const { complete, encode, hasKey, method, repeatable, security = [], server } = endpoint;
  const input = complete ? { ...given, body: complete(given.body) } : given;
  await options.validate?.request(endpoint, input);
  const placed = credentialsFor(security, options);
  const { type, once, ...body } = written(
    endpoint,
    'body',
    () => encode?.(input.body, input) ?? empty,
  );
  const path = written(endpoint, 'path', () => pathOf(endpoint, input));
  const query = written(endpoint, 'query', () =>
    endpoint.writeQuery?.({ ...input.query, ...placed.query }),
  );
  const headers = written(endpoint, 'headers', () =>
    mergeHeaders(identify(api, options), options.headers, ...headersOf(endpoint, input, placed), {
      // The platform sets that of a form itself.
      'content-type': type ?? null,
    }),
  );
  const base = server?.instead.includes(baseUrl) ? server.url : baseUrl;
  return {
    url: base + path + (query ? (path.includes('?') ? '&' : '?') + query : ''),
    // A redirect could carry a key to another host, and turn a write into a read.
    init: {
      ...options.fetchOptions,
      method: method.toUpperCase(),
      headers,
      redirect: 'manual',
      ...body,
    },
    requestId: headers.get(api.requestId ?? 'x-request-id') ?? undefined,
    repeatable: !once && (repeatable ?? hasKey?.(input.body) ?? false),
  };
}

const empty: Encoded = {};

/** What a part of a request is written as; the platform's own message would quote the value. */
function written<Result>(endpoint: Endpoint, part: string, write: () => Result): Result {
  try {
    return write();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(endpoint, `cannot be sent: its ${part} cannot be written`);
  }
}

function pathOf(endpoint: Endpoint, input: Input): string {
  const { path, writePath } = endpoint;
  if (writePath) return writePath(path, input.path ?? {});
  const values = (input.path ?? {}) as Readonly<Record<string, string | undefined>>;
  return path.replace(/\{([^{}]+)\}/g, (_whole, name: string) => {
    const value = values[name] ?? '';
    // URLs resolve dots, so that the request would reach another path.
    if (/^\.{0,2}$/.test(value)) {
      throw new UsageError(endpoint, `cannot be sent: ${name} is empty or made of dots`);
    }
    return encodeURIComponent(value);
  });
}

/** What the client always sends comes before these; later ones win. */
function headersOf(
  { accept = 'application/json', writeHeaders }: Endpoint,
  input: Input,
  { header }: Placed,
): (HeadersOptions | undefined)[] {
  const parameters = writeHeaders ? writeHeaders(input, header) : input.header;
  return [{ accept }, header, { ...parameters }, input.options?.headers];
}
