import type { OperationDescriptor } from '../../types/runtime/operation.js';
import { exactSchema } from '../../validators/runtime/open.js';
import type { Validator } from './explain.js';
import {
  type ErrorFormatter,
  type Exchange,
  type RequestProblem,
  fieldPath,
} from './request-error.js';
import {
  describeIssue,
  genericErrors,
  messageOf,
  statusesOf,
  statusOf,
  wholeMessageOf,
} from './generic-errors.js';
import type { Reply } from './handler.js';
import { isJson } from './media-type.js';
import type { ReadableOperation } from './codecs.js';
import { documentedKey } from '../../types/runtime/documented-key.js';

/** A sample of a documented error body, and the property paths to its parts. Plain data. */
export interface ErrorShape {
  /** A body that is valid by the document. */
  readonly body: object;
  /** The path to the human-readable message. */
  readonly message?: readonly string[];
  /** The path to the error code, set to the kind of error, such as `unauthenticated`. */
  readonly code?: readonly string[];
  /** The path to the status code as a number. */
  readonly status?: readonly string[];
  /** The path to the list of all issues of a request. */
  readonly details?: readonly string[];
}

/** The error shapes of a document. */
export interface ErrorTable {
  /** The most frequent shape. */
  readonly common?: ErrorShape;
  /** Other shapes by operationId and status. */
  readonly others?: Readonly<Record<string, Readonly<Record<string, ErrorShape>>>>;
}

/**
 * Creates an error formatter that follows the document: it uses the status, media type and body that the
 * operation documents. If none fits, it uses the usual status for the error and the document's most
 * frequent error body.
 * @param operations all operations of the server
 */
export function documentedErrors(
  operations: readonly ReadableOperation[],
  { common, others = {} }: ErrorTable,
): ErrorFormatter {
  const validators = new Map(operations.map((each) => [each.operation, each.validators]));
  const shapeOf = ({ id }: OperationDescriptor, key: string): ErrorShape | undefined =>
    ownValue(ownValue(others, id) ?? {}, key) ?? common;
  return (problem, exchange) => {
    const { operation } = exchange;
    const found = operation && documentedStatus(problem, operation);
    if (!operation || !found) return formatGeneric(problem, exchange, common);
    const { status, key } = found;
    const type = writableType(operation.responses[key] ?? []);
    if (type === undefined) return { status };
    const headers = { 'content-type': type };
    if (!isJson(type)) return { status, headers, body: wholeMessageOf(problem) };
    const validator = validators.get(operation)?.responses[key];
    const body = buildBody(problem, status, shapeOf(operation, key), validator);
    return { status, headers, body: body ?? genericErrors(problem, exchange).body };
  };
}

/** The status for an error, and the key of the operation's responses for it. */
function documentedStatus(
  problem: RequestProblem,
  { responses }: OperationDescriptor,
): { readonly status: number; readonly key: string } | undefined {
  const status = statusesOf(problem).find((each) => Object.hasOwn(responses, String(each)));
  if (status !== undefined) return { status, key: String(status) };
  const usual = statusOf(problem);
  const key = documentedKey(responses, usual);
  return key === undefined ? undefined : { status: usual, key };
}

/** The first media type that can hold a message; undefined if there is none. */
function writableType(types: readonly string[]): string | undefined {
  const exact = types.filter((type) => !type.includes('*'));
  return exact.find(isJson) ?? exact.find((type) => type.startsWith('text/'));
}

function formatGeneric(
  problem: RequestProblem,
  exchange: Exchange,
  common: ErrorShape | undefined,
): Reply {
  const reply = genericErrors(problem, exchange);
  return common
    ? { ...reply, body: fillBody(problem, reply.status, common, wholeMessageOf(problem)) }
    : reply;
}

/** The most detailed body that is valid; undefined if none is. */
function buildBody(
  problem: RequestProblem,
  status: number,
  shape: ErrorShape | undefined,
  validator: Validator | undefined,
): object | undefined {
  if (!shape) return undefined;
  const plain = fillBody(problem, status, shape, wholeMessageOf(problem));
  if (!validator) return plain;
  const detailed =
    shape.details &&
    withValueAt(
      fillBody(problem, status, shape, messageOf(problem)),
      shape.details,
      detailsOf(problem),
    );
  return [detailed, plain, shape.body]
    .filter((body) => body !== undefined)
    .find((body) => exactSchema(validator).safeParse(body).success);
}

function fillBody(
  problem: RequestProblem,
  status: number,
  shape: ErrorShape,
  message: string,
): object {
  let body = shape.body;
  if (shape.status) body = withValueAt(body, shape.status, status);
  if (shape.code) body = withValueAt(body, shape.code, problem.kind);
  return shape.message ? withValueAt(body, shape.message, message) : body;
}

function detailsOf(problem: RequestProblem): object[] | undefined {
  if (problem.kind !== 'invalid') return undefined;
  return problem.issues.map((issue) => ({
    field: fieldPath(issue.path),
    code: issue.code,
    message: describeIssue(issue),
  }));
}

/** A copy of an object with the value at a path replaced; the object itself if `value` is undefined. */
function withValueAt(body: object, [name, ...rest]: readonly string[], value: unknown): object {
  if (name === undefined || value === undefined) return body;
  const inner: unknown = ownValue(body as Readonly<Record<string, unknown>>, name);
  const changed = rest.length > 0 ? withValueAt(Object(inner) as object, rest, value) : value;
  return { ...body, [name]: changed };
}

function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
