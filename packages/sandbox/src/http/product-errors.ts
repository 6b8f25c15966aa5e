import type { ErrorBody, ErrorDetail } from '@seller-funds/contract/shared';
import { type ErrorFormatter, type Fault, sellerFundsErrors } from '@seller-funds/server';
import { errorTemplates } from '../kernel/error-codes.js';

const code = '422.310.006';

/**
 * Answers faults as every server of the contract does, and tells by its own code what the document
 * can only call not allowed: a `totalAmount` without `items` in a refund of version 1 (D161).
 */
export const productErrors: ErrorFormatter = (fault, exchange) => {
  const reply = sellerFundsErrors(fault, exchange);
  if (exchange.operation?.id !== 'v1.createRefundSplit' || !isTotalAlone(fault)) return reply;
  const body = reply.body as ErrorBody;
  const message = errorTemplates[code];
  const detail: ErrorDetail = { field: 'items', code, message };
  const details = (body.details ?? []).map((one) => (one.field === 'totalAmount' ? detail : one));
  const single = details.length === 1;
  return { ...reply, body: single ? { code, message, details } : { ...body, details } };
};

function isTotalAlone(fault: Fault): boolean {
  if (fault.kind !== 'invalid') return false;
  return fault.issues.some((issue) => issue.code === 'rule' && issue.path.join() === 'totalAmount');
}
