import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import { limits } from '@seller-funds/contract/vocabulary/limits';
import { fieldPath, type Issue } from './generated/index.js';

/** An issue of a schema for which the API has a more specific error code than the kind of the issue. */
export interface ExactError {
  readonly operations: readonly string[];
  /** Matches the field without indexes, such as `items[].amount`. */
  readonly field: RegExp;
  readonly issue: Issue['code'];
  /** The value that was sent; any by default. */
  readonly received?: string;
  readonly code: ErrorCode;
  readonly params?: Readonly<Record<string, number>>;
  /** The missing member, if the issue is reported for the object that lacks it. */
  readonly member?: string;
  /** True if the issue replaces all other issues of the same object. */
  readonly replacesSiblings?: boolean;
}

const splits = ['v1.createPaymentSplit', 'v2.createPaymentSplit'];
const refunds = ['v1.createRefundSplit', 'v2.createRefundSplit'];
const configurations = ['Account', 'Default', 'Division'].map(
  (level) => `v2.update${level}PayoutConfiguration`,
);

/** A GROUP on the deepest level (D63). */
const tooDeep = {
  field: /^items\[\]\.items\[\]\.items\[\]\.type$/,
  issue: 'value',
  received: 'GROUP',
  params: { maximum: limits.splitDepth },
  replacesSiblings: true,
} as const;

const exactErrors: readonly ExactError[] = [
  { ...tooDeep, operations: splits, code: '422.300.003' },
  { ...tooDeep, operations: refunds, code: '422.310.007' },
  // `totalAmount` without `items` in a refund of version 1 (D161).
  { operations: ['v1.createRefundSplit'], field: /^items$/, issue: 'missing', code: '422.310.006' },
  // A fee without an amount (D153).
  {
    operations: refunds,
    field: /items\[\]$/,
    issue: 'rule',
    member: 'amount',
    code: '422.900.002',
  },
  // Text without the form of a Quartz expression (D99).
  { operations: configurations, field: /^frequency$/, issue: 'format', code: '422.340.001' },
];

/** Returns the more specific error of an issue; undefined for most. */
export function exactErrorOf(operation: string | undefined, issue: Issue): ExactError | undefined {
  if (operation === undefined || issue.in !== 'body') return undefined;
  const field = fieldPath(issue.path).replaceAll(/\[\d+\]/g, '[]');
  return exactErrors.find(
    (exact) =>
      exact.issue === issue.code &&
      exact.operations.includes(operation) &&
      exact.field.test(field) &&
      (exact.received === undefined || exact.received === issue.received),
  );
}
