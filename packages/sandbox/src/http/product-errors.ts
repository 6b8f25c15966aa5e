import type { ErrorBody, ErrorDetail } from '@seller-funds/contract/shared';
import {
  type ErrorFormatter,
  type RequestProblem,
  fieldPath,
  sellerFundsErrors,
} from '@seller-funds/server';
import { type ErrorCode, errorTemplates } from '@seller-funds/contract/vocabulary/errors';
import { limits } from '@seller-funds/contract/vocabulary/limits';
import { type ErrorParameters, fillTemplate } from '../kernel/service-error.js';

/** A validation issue for which the API has a more specific error code than the schema allows. */
interface ExactFault {
  readonly code: ErrorCode;
  readonly params?: ErrorParameters;
  readonly matches: (operation: string, issue: Issue) => boolean;
  /** The invalid member, if the issue is reported for the whole value. */
  readonly member?: string;
  /** True if the issue replaces all other issues of the same node. */
  readonly coversNode?: boolean;
}

type Issue = Extract<RequestProblem, { kind: 'invalid' }>['issues'][number];

/** A GROUP on the deepest level (D63). */
function isTooDeep({ path, code, received }: Issue): boolean {
  return path.length === 7 && path[6] === 'type' && code === 'value' && received === 'GROUP';
}

const exactFaults: readonly ExactFault[] = [
  {
    code: '422.300.003',
    params: { maximum: limits.splitDepth },
    matches: (operation, issue) => operation.endsWith('createPaymentSplit') && isTooDeep(issue),
    coversNode: true,
  },
  {
    code: '422.310.007',
    params: { maximum: limits.splitDepth },
    matches: (operation, issue) => operation.endsWith('createRefundSplit') && isTooDeep(issue),
    coversNode: true,
  },
  {
    // `totalAmount` without `items` in a refund of version 1 (D161).
    code: '422.310.006',
    matches: (operation, { code, path }) =>
      operation === 'v1.createRefundSplit' && code === 'missing' && path.join() === 'items',
  },
  {
    // A fee without an amount (D153).
    code: '422.900.002',
    matches: (operation, { code, path }) =>
      operation.endsWith('createRefundSplit') && code === 'rule' && path.at(-2) === 'items',
    member: 'amount',
  },
  {
    // Text without the form of a Quartz expression (D99).
    code: '422.340.001',
    matches: (operation, { code, path }) =>
      operation.endsWith('PayoutConfiguration') && code === 'format' && path.join() === 'frequency',
  },
];

/** Formats problems like every server of the contract, with more specific codes for some of them. */
export const productErrors: ErrorFormatter = (problem, exchange) => {
  const operation = exchange.operation?.id;
  if (problem.kind !== 'invalid' || operation === undefined) {
    return sellerFundsErrors(problem, exchange);
  }
  const found = exactFaults.flatMap((exact) =>
    problem.issues
      .filter((issue) => exact.matches(operation, issue))
      .map((issue) => ({ exact, issue })),
  );
  const nodes = found.flatMap(({ exact, issue }) =>
    exact.coversNode ? [{ issue, at: `${issue.path.slice(0, -1).join('.')}.` }] : [],
  );
  const issues = problem.issues.filter(
    (issue) =>
      !nodes.some((node) => node.issue !== issue && issue.path.join('.').startsWith(node.at)),
  );
  const reply = sellerFundsErrors({ ...problem, issues }, exchange);
  let body = reply.body as ErrorBody;
  for (const { exact, issue } of found) body = replaceDetail(body, fieldPath(issue.path), exact);
  return { ...reply, body };
};

function replaceDetail(body: ErrorBody, field: string, exact: ExactFault): ErrorBody {
  const { code, params } = exact;
  const template = errorTemplates[code];
  const message = fillTemplate(template, params ?? {});
  const parameterized = params && { template, params: { ...params } };
  const error = { code, message, ...(parameterized && { parameterized }) };
  const details = (body.details ?? []).map((one): ErrorDetail => {
    if (one.field !== field) return one;
    const { attemptedValue } = one;
    const sent = exact.member === undefined && attemptedValue !== undefined;
    const at = exact.member === undefined ? field : `${field}.${exact.member}`;
    return { field: at, ...error, ...(sent && { attemptedValue }) };
  });
  return details.length === 1 ? { ...error, details } : { ...body, details };
}
