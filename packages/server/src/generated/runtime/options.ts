// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { SecuritySchemes } from '@seller-funds/contract/runtime/security';
import type { AnyAuthenticate, Authenticate, CallerContext } from './authentication.js';
import type { ErrorFormatter, Exchange } from './fault.js';
import type { Awaitable, Reply } from './handler.js';
import { defaultJsonLimits } from './json.js';
import type { ReadLimits } from './read-request.js';
import { newRequestId } from './request-id.js';

/** How a server behaves. Everything has a default. */
export interface ServerOptions<Context extends CallerContext = true> {
  /** Decides who calls. Demanded where the document secures an operation. */
  readonly authenticate?: Authenticate<Context>;
  /**
   * Decides what faults are answered with. Where it is left out or returns undefined, that is what
   * the operation documents: status, media type and body.
   */
  readonly errors?: (...args: Parameters<ErrorFormatter>) => Reply | undefined;
  /**
   * Is told every error that was answered with 500 without being meant to: an exception of a
   * handler, a response that is not as documented. Prints it where left out.
   */
  readonly onError?: (error: unknown, exchange: Exchange) => Awaitable<void>;
  /** Checks what handlers answer against the document; for tests. Off where left out. */
  readonly validateResponses?: boolean;
  /** How many bytes a request's body may have; 16 MiB where left out. */
  readonly maxBodyBytes?: number;
  /** How deep arrays and objects of a JSON body may be nested; 100 where left out. */
  readonly maxBodyDepth?: number;
  /** How many values a JSON body may have, counted with those inside; 100,000 where left out. */
  readonly maxBodyValues?: number;
  /** How many faults of one request are listed; 1,000 where left out. */
  readonly maxIssues?: number;
  /** The header of the request id, in both directions; `x-request-id` where left out. */
  readonly requestIdHeader?: string | false;
  /** Makes the id of a request that has none: 1 to 128 printable ASCII characters. */
  readonly createRequestId?: () => string;
  /** A path that stands before all paths of the document, such as `/v1`; none where left out. */
  readonly basePath?: string;
}

/** The options of a server for a document that secures its operations. */
export interface SecuredServerOptions<
  Context extends CallerContext = true,
> extends ServerOptions<Context> {
  readonly authenticate: Authenticate<Context>;
}

/** Options with their defaults filled in. */
export interface Settings extends ReadLimits {
  readonly authenticate: AnyAuthenticate | undefined;
  readonly schemes: SecuritySchemes;
  readonly errors: ErrorFormatter;
  readonly onError: (error: unknown, exchange: Exchange) => Awaitable<void>;
  readonly validateResponses: boolean;
  readonly requestIdHeader: string | false;
  readonly createRequestId: () => string;
  readonly basePath: string;
}

/**
 * Fills in the defaults.
 * @throws {TypeError} for a limit that is not a positive number
 */
export function settingsOf<Context extends CallerContext>(
  options: ServerOptions<Context>,
  schemes: SecuritySchemes,
  documented: ErrorFormatter,
): Settings {
  const { errors } = options;
  return {
    authenticate: options.authenticate,
    schemes,
    errors: (fault, exchange) => errors?.(fault, exchange) ?? documented(fault, exchange),
    onError: options.onError ?? printError,
    validateResponses: options.validateResponses ?? false,
    maxBodyBytes: limitOf('maxBodyBytes', options.maxBodyBytes, 16 * 1024 * 1024),
    maxBodyDepth: limitOf('maxBodyDepth', options.maxBodyDepth, defaultJsonLimits.maxBodyDepth),
    maxBodyValues: limitOf('maxBodyValues', options.maxBodyValues, defaultJsonLimits.maxBodyValues),
    maxIssues: limitOf('maxIssues', options.maxIssues, 1000),
    requestIdHeader: options.requestIdHeader ?? 'x-request-id',
    createRequestId: options.createRequestId ?? newRequestId,
    basePath: options.basePath ?? '',
  };
}

/** `NaN`, which nothing is larger than, would be no limit at all. */
function limitOf(name: string, given: number | undefined, otherwise: number): number {
  const limit: unknown = given ?? otherwise;
  if (typeof limit === 'number' && limit > 0) return limit;
  throw new TypeError(`${name} must be a positive number. Infinity is no limit.`);
}

function printError(error: unknown, { requestId, operation }: Exchange): void {
  console.error(`${operation?.id ?? 'A request'} failed (request ${requestId}):`, error);
}
