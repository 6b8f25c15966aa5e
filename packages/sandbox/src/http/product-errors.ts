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

/** A fault that the document can only describe generally, and the code that says it exactly. */
interface ExactFault {
  readonly code: ErrorCode;
  readonly params?: ErrorParameters;
  readonly isIt: (operation: string, issue: Issue) => boolean;
  /** The member of the value that is wrong, where the document can only name the whole value. */
  readonly member?: string;
  /** Whether the issue says it for all others at the same node. */
  readonly coversNode?: boolean;
}

type Issue = Extract<RequestProblem, { kind: 'invalid' }>['issues'][number];

/** A GROUP where the tree has to end (D63). */
function isTooDeep({ path, code, received }: Issue): boolean {
  return path.length === 7 && path[6] === 'type' && code === 'value' && received === 'GROUP';
}

const exactFaults: readonly ExactFault[] = [
  {
    code: '422.300.003',
    params: { maximum: limits.splitDepth },
    isIt: (operation, issue) => operation.endsWith('createPaymentSplit') && isTooDeep(issue),
    coversNode: true,
  },
  {
    code: '422.310.007',
    params: { maximum: limits.splitDepth },
    isIt: (operation, issue) => operation.endsWith('createRefundSplit') && isTooDeep(issue),
    coversNode: true,
  },
  {
    // `totalAmount` without `items` in a refund of version 1 (D161).
    code: '422.310.006',
    isIt: (operation, { code, path }) =>
      operation === 'v1.createRefundSplit' && code === 'missing' && path.join() === 'items',
  },
  {
    // A fee without an amount (D153).
    code: '422.900.002',
    isIt: (operation, { code, path }) =>
      operation.endsWith('createRefundSplit') && code === 'rule' && path.at(-2) === 'items',
    member: 'amount',
  },
  {
    // Text that does not even look like a Quartz expression (D99).
    code: '422.340.001',
    isIt: (operation, { code, path }) =>
      operation.endsWith('PayoutConfiguration') && code === 'format' && path.join() === 'frequency',
  },
];

/** Answers faults as every server of the contract does, some of them by a code of their own. */
export const productErrors: ErrorFormatter = (problem, exchange) => {
  const operation = exchange.operation?.id;
  if (problem.kind !== 'invalid' || operation === undefined) {
    return sellerFundsErrors(problem, exchange);
  }
  const found = exactFaults.flatMap((exact) =>
    problem.issues
      .filter((issue) => exact.isIt(operation, issue))
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
  const told = { code, message, ...(parameterized && { parameterized }) };
  const details = (body.details ?? []).map((one): ErrorDetail => {
    if (one.field !== field) return one;
    const { attemptedValue } = one;
    const sent = exact.member === undefined && attemptedValue !== undefined;
    const at = exact.member === undefined ? field : `${field}.${exact.member}`;
    return { field: at, ...told, ...(sent && { attemptedValue }) };
  });
  return details.length === 1 ? { ...told, details } : { ...body, details };
}
