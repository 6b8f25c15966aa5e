// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { type CallerContext, type SecuredServerOptions, createApp } from './runtime/app.js';
import type { ErrorTable } from './runtime/errors.js';
import { type V1Handlers, routes as v1Routes } from './v1.js';
import { type V2Handlers, routes as v2Routes } from './v2.js';
import { securitySchemes } from '@seller-funds/contract/operations/index';
import type { Hono } from 'hono';

/** Handlers for the operations of each version. The server returns 501 for operations without handler. */
export interface Handlers<Context = true> {
  /** Version 1. */
  readonly v1?: Partial<V1Handlers<Context>>;
  /** Version 2. */
  readonly v2?: Partial<V2Handlers<Context>>;
}

/**
 * Creates a server: a Hono app with `fetch` for any runtime and `request` for tests without a
 * socket. It parses and validates each request by the document and calls its handler. To run
 * middleware first, mount it: `new Hono().use(…).route('/', server)`.
 * @param handlers the handlers; the server returns 501 for operations without handler
 * @throws {Error} if operations are secured and `authenticate` is missing
 */
export function createServer<Context extends CallerContext = true>(
  handlers: Handlers<Context>,
  options: SecuredServerOptions<Context>,
): Hono {
  return createApp(
    [
      { routes: v1Routes, handlers: handlers.v1 },
      { routes: v2Routes, handlers: handlers.v2 },
    ],
    options,
    securitySchemes,
    errorShapes,
  );
}

/** The shapes of the documented error bodies. */
const errorShapes: ErrorTable = {
  common: { body: { message: '' }, message: ['message'], code: ['code'], details: ['details'] },
};

export type { V1Handlers } from './v1.js';
export type { V2Handlers } from './v2.js';

export {
  type Authenticate,
  type CallerContext,
  refuse,
  type Refusal,
  type SecurityRequirement,
  type Credentials,
  type SecuredServerOptions,
  type ServerOptions,
  TolerantRouter,
} from './runtime/app.js';

export {
  ResponseViolation,
  type Awaitable,
  type OperationRequest,
  type OperationResponse,
  type RawBody,
  type Reply,
  type ResponseHeaders,
  type EventFields,
  ServerEvent,
} from './runtime/response.js';

export {
  type ErrorFormatter,
  type Exchange,
  type RequestProblem,
  fieldPath,
  type Issue,
  type IssueCode,
  renderTemplate,
  RequestError,
  type RequestPart,
  genericErrors,
  messageOf,
  statusOf,
  HttpError,
  toIssues,
} from './runtime/errors.js';

export type { CheckRequest, ValidRequest } from './runtime/request.js';
