import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import { citationsOf } from '../document/citations.js';
import { at, isObject } from '../json.js';
import type { ApiVersion } from './merchant.js';

/** A request of an operation that both versions, or one of them, have. */
export interface ApiRequest<Body = unknown> {
  /** Without the version, such as `createPaymentSplit`. */
  readonly operation: string;
  readonly version: ApiVersion;
  readonly code?: string | undefined;
  readonly path?: object;
  readonly query?: object;
  readonly body?: Body;
  /** Sent instead of a body, if it is no JSON value. */
  readonly rawBody?: string;
}

/** What a service answers. */
export type Answer = Accepted | Refused;

export interface Accepted {
  readonly body: unknown;
  /** Whether it repeats an earlier response and says so (D61, D158); undefined if no header is decided. */
  readonly isReplay?: boolean;
  /** The object that the response shows as a read does. */
  readonly shows?: { readonly code: string };
  /** What states this answer, if it is more specific than the claims of the story, or only a decision. */
  readonly claims?: string;
}

export interface Refused {
  readonly faults: readonly Fault[];
}

/** A reason to refuse a request. */
export interface Fault {
  /** The invalid field; undefined if the request as a whole is refused. */
  readonly field?: string;
  readonly code: ErrorCode;
  readonly attemptedValue?: unknown;
  readonly claims: string;
  /** The numbers in the params of its message, if they are stated (CORE-ERR-022, CORE-ERR-030). */
  readonly params?: readonly number[];
}

/** What states that requests are refused for each code. That it has this code and its status are decisions (D14, D15). */
const catalogue: Readonly<Record<ErrorCode, object>> = document['x-error-codes'];

/** Builds a fault of a field. */
export function fault(
  field: string | undefined,
  code: ErrorCode,
  attemptedValue?: unknown,
  claims: string = citationsOf(catalogue[code]).join(' '),
): Fault {
  return {
    ...(field === undefined ? {} : { field }),
    code,
    ...(attemptedValue === undefined ? {} : { attemptedValue }),
    claims,
  };
}

/** D16: fields whose values an error does not repeat. */
const secrets = /(?:^|\.)(?:accountNumber|routingNumber|socialSecurityNumber|data)$/;

/** The value of an invalid field that an error repeats; undefined if it is secret or has parts, or nothing was sent. */
export function attemptedValueOf(sent: object, field: string): unknown {
  const path = field.split(/[.[\]]+/).filter((key) => key !== '');
  const found = at(sent, path);
  const isQueryList = Array.isArray(found) && found.every((each) => typeof each === 'string');
  const value = isQueryList && found.length > 0 ? found.join(',') : found;
  const hasParts = isObject(value) || (Array.isArray(value) && value.length > 0);
  return hasParts || secrets.test(field) ? undefined : value;
}

/** True for the codes of schema validation: the error itself may have another code than its only detail. */
export function isOfSchema(code: ErrorCode): boolean {
  return /^(?:400\.900\.001|422\.900\.00[2-6])$/.test(code);
}

/** Returns the code of an error with these faults (D15, D16). */
export function errorCodeOf(faults: readonly Fault[]): ErrorCode {
  const codes = faults.filter(({ field }) => field !== undefined).map(({ code }) => code);
  const unreadable = codes.find((each) => each.startsWith('400.'));
  if (unreadable !== undefined) return unreadable;
  const isWhole = codes.some(isOfSchema) || codes.length > 1;
  const isConflict = codes.every((each) => each.startsWith('409.'));
  const single = isWhole && !isConflict ? undefined : faults[0]?.code;
  return single ?? '422.900.001';
}

/** Refuses a request. */
export function refuse(...faults: readonly Fault[]): Refused {
  return { faults };
}
