export {
  type Authenticate,
  type CallerContext,
  refuse,
  type Refusal,
  type SecurityRequirement,
} from './authentication.js';
export type { Credentials } from './credentials.js';
export { ResponseViolation } from './check-response.js';
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
} from './request-error.js';
export { genericErrors, messageOf, statusOf } from './generic-errors.js';
export type {
  Awaitable,
  OperationRequest,
  OperationResponse,
  RawBody,
  Reply,
  ResponseHeaders,
} from './handler.js';
export { HttpError } from './http-error.js';
export { toIssues } from './issues.js';
export type { SecuredServerOptions, ServerOptions } from './options.js';
export { TolerantRouter } from './router.js';
export type { CheckRequest, ValidRequest } from './read-request.js';
export { type EventFields, ServerEvent } from './server-event.js';
