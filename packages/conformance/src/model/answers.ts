import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import type { ApiVersion } from './merchant.js';

/** A request of an operation that both versions, or one of them, have. */
export interface ApiRequest<Body = unknown> {
  /** Without the version, such as `createPaymentSplit`. */
  readonly operation: string;
  readonly version: ApiVersion;
  /** The code in the path. */
  readonly code?: string | undefined;
  /** The parameters in the path, if it has others. */
  readonly path?: object;
  readonly query?: object;
  readonly body?: Body;
}

/** What a service answers. */
export type Answer = Accepted | Refused;

export interface Accepted {
  /** The expected response body. */
  readonly body: unknown;
  /** Whether it repeats an earlier response and says so (D61, D158); undefined if no header is decided. */
  readonly isReplay?: boolean;
  /** The object that the response shows as a read does. */
  readonly shows?: { readonly code: string };
  /** What states that the request is accepted, if it is only a decision. */
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

/**
 * What states each reason to refuse a request, by its error code. That it has this code, and its status, are decisions
 * (D14, D15) and are required with `--decisions` only.
 */
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
  '422.200.001': 'D130 D172',
  '422.200.002': 'D130 D172',
  '422.220.001': 'CORE-DOC-021 D138',
  '402.320.001': 'CORE-ERR-005 D85',
  '403.320.001': 'EXT-BT-013 D85',
  '409.320.001': 'CORE-ERR-009 D85 D193',
  '422.320.001': 'D85',
  '422.320.002': 'EXT-BT-002 EXT-BT-003 D85',
  '404.900.001': 'CORE-ERR-008',
  '409.330.001': 'CORE-PO-042 EXT-PO-042 CORE-PO-021 D90',
  '422.330.001': 'CORE-PO-011 D87',
  '422.330.002': 'CORE-PO-012 D87 D154',
  '422.330.003': 'D87',
  '422.330.004': 'D92',
  '422.330.005': 'D87 D207',
  '422.900.002': 'CORE-ERR-013',
  '422.900.003': 'CORE-ERR-013',
  '422.900.004': 'CORE-ERR-013',
  '422.900.005': 'CORE-ERR-013',
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

/** Refuses a request. */
export function refuse(...faults: readonly Fault[]): Refused {
  return { faults };
}
