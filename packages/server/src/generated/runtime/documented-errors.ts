// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { OperationDescriptor } from '@seller-funds/contract/runtime/operation';
import { exactly } from '@seller-funds/validators/runtime/open';
import type { Validator } from './explain.js';
import { type ErrorFormatter, type Exchange, type Fault, fieldPath } from './fault.js';
import { genericErrors, messageOf, statusesOf, statusOf } from './generic-errors.js';
import type { Reply } from './handler.js';
import { isJson } from './media-type.js';
import type { ReadableOperation } from './read-request.js';
import { documentedKey } from './status.js';

/** The body of an error as the document has it, and where in it what is said. Plain data. */
export interface ErrorShape {
  /** A body with all that the document demands of it. */
  readonly body: object;
  /** The way to the text for people. */
  readonly message?: readonly string[];
  /** The way to a text for programs: the kind of the fault, such as `unauthenticated`. */
  readonly code?: readonly string[];
  /** The way to the status as a number. */
  readonly status?: readonly string[];
  /** The way to the list of all faults of a request. */
  readonly details?: readonly string[];
}

/** The shapes of the errors of a document. */
export interface ErrorTable {
  /** What most of them look like. */
  readonly common?: ErrorShape;
  /** Those that look different, by operationId and status. */
  readonly others?: Readonly<Record<string, Readonly<Record<string, ErrorShape>>>>;
}

/**
 * Makes the formatter that keeps to the document: status, media type and body of a fault are those
 * that its operation documents. Where it documents none that fits, the status is the usual one, and
 * the body looks as the document's other errors do.
 * @param operations all that are served
 */
export function documentedErrors(
  operations: readonly ReadableOperation[],
  { common, others = {} }: ErrorTable,
): ErrorFormatter {
  const validators = new Map(operations.map((each) => [each.operation, each.validators]));
  const shapeOf = ({ id }: OperationDescriptor, key: string): ErrorShape | undefined =>
    own(own(others, id) ?? {}, key) ?? common;
  return (fault, exchange) => {
    const { operation } = exchange;
    const found = operation && documentedStatus(fault, operation);
    if (!operation || !found) return generic(fault, exchange, common);
    const { status, key } = found;
    const type = writableType(operation.responses[key] ?? []);
    if (type === undefined) return { status };
    const headers = { 'content-type': type };
    if (!isJson(type)) return { status, headers, body: messageOf(fault) };
    const validator = validators.get(operation)?.responses[key];
    const body = bodyOf(fault, status, shapeOf(operation, key), validator);
    return { status, headers, body: body ?? genericErrors(fault, exchange).body };
  };
}

/** The status for a fault, and the key under which the operation documents it. */
function documentedStatus(
  fault: Fault,
  { responses }: OperationDescriptor,
): { readonly status: number; readonly key: string } | undefined {
  const status = statusesOf(fault).find((each) => Object.hasOwn(responses, String(each)));
  if (status !== undefined) return { status, key: String(status) };
  const usual = statusOf(fault);
  const key = documentedKey(responses, usual);
  return key === undefined ? undefined : { status: usual, key };
}

/** The first type that a sentence can be written in; undefined for a response without a body. */
function writableType(types: readonly string[]): string | undefined {
  const exact = types.filter((type) => !type.includes('*'));
  return exact.find(isJson) ?? exact.find((type) => type.startsWith('text/'));
}

function generic(fault: Fault, exchange: Exchange, common: ErrorShape | undefined): Reply {
  const reply = genericErrors(fault, exchange);
  return common ? { ...reply, body: filled(fault, reply.status, common) } : reply;
}

/** The body that says the most and fits; undefined where none does. */
function bodyOf(
  fault: Fault,
  status: number,
  shape: ErrorShape | undefined,
  validator: Validator | undefined,
): object | undefined {
  if (!shape) return undefined;
  const plain = filled(fault, status, shape);
  if (!validator) return plain;
  const detailed = shape.details && put(plain, shape.details, detailsOf(fault));
  return [detailed, plain, shape.body]
    .filter((body) => body !== undefined)
    .find((body) => exactly(validator).safeParse(body).success);
}

function filled(fault: Fault, status: number, shape: ErrorShape): object {
  let body = shape.body;
  if (shape.status) body = put(body, shape.status, status);
  if (shape.code) body = put(body, shape.code, fault.kind);
  return shape.message ? put(body, shape.message, messageOf(fault)) : body;
}

function detailsOf(fault: Fault): object[] | undefined {
  if (fault.kind !== 'invalid') return undefined;
  return fault.issues.map(({ path, code, message }) => ({ field: fieldPath(path), code, message }));
}

/** An object with another value at a place; the same object where there is none to put there. */
function put(body: object, [name, ...rest]: readonly string[], value: unknown): object {
  if (name === undefined || value === undefined) return body;
  const inner: unknown = own(body as Readonly<Record<string, unknown>>, name);
  const changed = rest.length > 0 ? put(Object(inner) as object, rest, value) : value;
  return { ...body, [name]: changed };
}

function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
