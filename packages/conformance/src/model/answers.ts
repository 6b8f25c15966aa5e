import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
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

/** What states each reason for a refusal, by error code. Code and status are decisions (D14, D15). */
export const reasons = {
  '422.300.001': 'CORE-PS-071 EXT-PS-024 D64',
  '422.300.003': 'CORE-PS-057 CORE-LIM-008 D63',
  '422.300.004': 'D64',
  '409.300.002': 'CORE-PS-070 EXT-PS-039 CORE-ERR-010 D62',
  '409.300.003': 'D71',
  '409.300.004': 'D71',
  '404.310.001': 'CORE-ERR-008 CORE-RS-004 D76',
  '409.310.001': 'D76',
  '409.310.002': 'D62',
  '422.310.001': 'D74',
  '422.310.002': 'D76',
  '422.310.003': 'D76',
  '422.310.004': 'D64',
  '422.310.005': 'CORE-RS-006 D76',
  '422.310.006': 'D161',
  '422.310.007': 'D63',
  '422.310.009': 'D205',
  '422.310.010': 'D206',
  '402.200.001': 'D14',
  '409.200.001': 'EXT-AH-010 CORE-AH-006 CORE-ERR-009 D28 D227',
  '409.200.002': 'D131',
  '409.220.001': 'D141',
  '409.230.001': 'D28',
  '409.230.002': 'D28',
  '409.240.001': 'EXT-XA-002 EXT-XA-003 CORE-XA-005 CORE-ERR-009 D28',
  '409.240.002': 'EXT-XA-003 CORE-XA-006 CORE-ERR-009 D28',
  '422.200.001': 'D130',
  '422.200.002': 'D130',
  '422.200.004': 'D176',
  '409.220.002': 'D141',
  '422.220.001': 'CORE-DOC-019 D41 D138',
  '422.220.002': 'CORE-DOC-021 CORE-DOC-035 D138',
  '422.220.003': 'D41 D138',
  '422.220.004': 'D139',
  '422.240.001': 'D53',
  '422.240.002': 'D53',
  '402.320.001': 'D85',
  '403.320.001': 'EXT-BT-013 D85',
  '409.320.001': 'CORE-ERR-009 D85 D193',
  '422.320.001': 'D85',
  '422.320.002': 'D85',
  '404.900.001': 'CORE-ERR-008',
  '409.330.001': 'CORE-PO-042 EXT-PO-042 CORE-PO-021 D90',
  '422.330.001': 'D87',
  '422.330.002': 'D87 D154',
  '422.330.003': 'D87',
  '422.330.004': 'D92',
  '422.330.005': 'D87 D207',
  '422.300.005': 'D19',
  '422.310.008': 'D19',
  '422.340.001': 'D99',
  '422.500.002': 'D14',
  '422.500.003': 'D14',
  '409.600.001': 'EXT-WH-003 EXT-WH-010 EXT-LIM-012 CORE-ERR-009 D111',
  '422.600.001': 'D111 D222',
  '400.900.001': 'D14 D261 D262',
  '422.900.002': 'CORE-ERR-013',
  '422.900.003': 'CORE-ERR-013',
  '422.900.004': 'CORE-ERR-013',
  '422.900.005': 'CORE-ERR-013',
  '422.900.006': 'CORE-PO-007 CORE-PO-013 CORE-PO-034 D87 D147',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** Builds a fault of a field. */
export function fault(
  field: string | undefined,
  code: keyof typeof reasons,
  attemptedValue?: unknown,
  claims: string = reasons[code],
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
