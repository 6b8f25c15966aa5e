import type { SecuritySchemes } from '../../types/runtime/security.js';
import type { AnyAuthenticate, Authenticate, CallerContext } from './authentication.js';
import type { ReceiveBody } from './body.js';
import type { ErrorFormatter, Exchange } from './request-error.js';
import type { Awaitable, Reply } from './handler.js';
import { defaultJsonLimits } from './json.js';
import type { CheckRequest, ReadSettings } from './read-request.js';
import { newRequestId } from './request-id.js';

/** Options of a server. */
export interface ServerOptions<Context extends CallerContext = true> {
  /** Authenticates callers. Required if the document has a secured operation. */
  readonly authenticate?: Authenticate<Context>;
  /**
   * Formats error responses. By default, or if it returns undefined, they have the status, media type and
   * body that the operation documents.
   */
  readonly errors?: (...args: Parameters<ErrorFormatter>) => Reply | undefined;
  /**
   * Called for every unexpected error, which results in a 500: an exception of a handler, or a response
   * that does not match the document. Prints the error by default.
   */
  readonly onError?: (error: unknown, exchange: Exchange) => Awaitable<void>;
  /** Validates the responses of handlers against the document, for tests; false by default. */
  readonly validateResponses?: boolean;
  /**
   * Returns the bytes of a body to parse, for example to accept an older format, or after a large body was read as a
   * stream. Called after `authenticate`. By default it calls `read`, which returns the body if it is within the limit.
   */
  readonly receiveBody?: ReceiveBody;
  /**
   * Returns further issues of a request that matches the document, such as fields that the document does not define.
   * They are reported like those of the document. Nothing more is checked by default.
   */
  readonly checkRequest?: CheckRequest;
  /** Maximum size of a request body in bytes; 16 MiB by default. */
  readonly maxBodyBytes?: number;
  /** Maximum nesting depth of a JSON body; 100 by default. */
  readonly maxBodyDepth?: number;
  /** Maximum number of values in a JSON body, nested ones included; 100,000 by default. */
  readonly maxBodyValues?: number;
  /** Maximum number of issues to report for a request; 1,000 by default. */
  readonly maxIssues?: number;
  /** The header of the request id in requests and responses; `x-request-id` by default. */
  readonly requestIdHeader?: string | false;
  /** Generates the id of a request that has none: 1 to 128 printable ASCII characters. */
  readonly createRequestId?: () => string;
  /** A prefix of all paths, such as `/v1`; none by default. */
  readonly basePath?: string;
}

/** Options of a server with secured operations. */
export interface SecuredServerOptions<
  Context extends CallerContext = true,
> extends ServerOptions<Context> {
  readonly authenticate: Authenticate<Context>;
}

/** The resolved options of a server. */
export interface Settings extends ReadSettings {
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
 * Fills in the default options.
 * @throws {TypeError} if a limit is not a positive number
 */
export function resolveSettings<Context extends CallerContext>(
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
    receiveBody: options.receiveBody ?? ((_request, read) => read()),
    checkRequest: options.checkRequest ?? (() => []),
    maxBodyBytes: checkLimit('maxBodyBytes', options.maxBodyBytes, 16 * 1024 * 1024),
    maxBodyDepth: checkLimit('maxBodyDepth', options.maxBodyDepth, defaultJsonLimits.maxBodyDepth),
    maxBodyValues: checkLimit(
      'maxBodyValues',
      options.maxBodyValues,
      defaultJsonLimits.maxBodyValues,
    ),
    maxIssues: checkLimit('maxIssues', options.maxIssues, 1000),
    requestIdHeader: options.requestIdHeader ?? 'x-request-id',
    createRequestId: options.createRequestId ?? newRequestId,
    basePath: options.basePath ?? '',
  };
}

/** @throws {TypeError} if the limit is not a positive number: with `NaN` there would be no limit */
function checkLimit(name: string, given: number | undefined, otherwise: number): number {
  const limit: unknown = given ?? otherwise;
  if (typeof limit === 'number' && limit > 0) return limit;
  throw new TypeError(`${name} must be a positive number, or Infinity for no limit.`);
}

function printError(error: unknown, { requestId, operation }: Exchange): void {
  console.error(`${operation?.id ?? 'A request'} failed (request ${requestId}):`, error);
}
