import type { ErrorBody, ErrorDetail } from '@seller-funds/contract/shared';
import { type ErrorFormatter, type Fault, sellerFundsErrors } from '@seller-funds/server';
import { type ErrorCode, errorTemplates } from '../kernel/error-codes.js';

/** A fault that the document can only describe generally, and the code that says it exactly. */
interface ExactFault {
  readonly code: ErrorCode;
  /** The field that the error names. */
  readonly field: string;
  readonly isIt: (operation: string, issue: Issue) => boolean;
}

type Issue = Extract<Fault, { kind: 'invalid' }>['issues'][number];

const exactFaults: readonly ExactFault[] = [
  {
    // `totalAmount` without `items` in a refund of version 1 (D161).
    code: '422.310.006',
    field: 'items',
    isIt: (operation, { code, path }) =>
      operation === 'v1.createRefundSplit' && code === 'rule' && path.join() === 'totalAmount',
  },
  {
    // Text that does not even look like a Quartz expression (D99).
    code: '422.340.001',
    field: 'frequency',
    isIt: (operation, { code, path }) =>
      operation.endsWith('PayoutConfiguration') && code === 'format' && path.join() === 'frequency',
  },
];

/** Answers faults as every server of the contract does, some of them by a code of their own. */
export const productErrors: ErrorFormatter = (fault, exchange) => {
  const reply = sellerFundsErrors(fault, exchange);
  const operation = exchange.operation?.id;
  if (fault.kind !== 'invalid' || operation === undefined) return reply;
  let body = reply.body as ErrorBody;
  for (const exact of exactFaults) {
    const issue = fault.issues.find((one) => exact.isIt(operation, one));
    if (issue) body = replaceDetail(body, issue.path.join('.'), exact);
  }
  return { ...reply, body };
};

function replaceDetail(body: ErrorBody, at: string, { code, field }: ExactFault): ErrorBody {
  const message = errorTemplates[code];
  const details = (body.details ?? []).map((one): ErrorDetail => {
    if (one.field !== at) return one;
    const { attemptedValue } = one;
    const repeats = field === at && attemptedValue !== undefined;
    return { field, code, message, ...(repeats && { attemptedValue }) };
  });
  return details.length === 1 ? { code, message, details } : { ...body, details };
}
