// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { securitySchemes } from '../types/operations/index.js';
import { type ApiHandlers, routes as apiRoutes } from './api.js';
import {
  type CallerContext,
  type SecuredServerOptions,
  createApp,
} from '@seller-funds/server/runtime/app';
import type { ErrorTable } from '@seller-funds/server/runtime/errors';
import type { Hono } from 'hono';

/** Handlers for the operations of each version. The server returns 501 for operations without handler. */
export interface Handlers<Context = true> {
  /** API. */
  readonly api?: Partial<ApiHandlers<Context>>;
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
    [{ routes: apiRoutes, handlers: handlers.api }],
    options,
    securitySchemes,
    errorShapes,
  );
}

/** The shapes of the documented error bodies. */
const errorShapes: ErrorTable = {
  common: { body: { message: '' }, message: ['message'], code: ['code'], details: ['details'] },
};

export type { ApiHandlers } from './api.js';

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
} from '@seller-funds/server/runtime/app';

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
} from '@seller-funds/server/runtime/response';

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
} from '@seller-funds/server/runtime/errors';

export type { CheckRequest, ValidRequest } from '@seller-funds/server/runtime/request';
