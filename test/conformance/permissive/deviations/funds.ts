import { isObject, type Deviation } from '../deviation.js';
import { ofObjects } from './builders.js';

/** Deviations of transactions and payouts. */
export const ofFunds: readonly Deviation[] = [
  // Splits, refunds, transactions
  ofObjects('other statuses of transactions', 'D82', /transactions/, (object, member) => {
    if (member === 'status' && object['type'] === 'CANCELLED') object['type'] = 'VOIDED';
  }),
  ofObjects(
    'every status of a transaction has a message',
    'D194',
    /transactions/,
    (object, member) => {
      if (member === 'status' && !('message' in object)) object['message'] = 'See the report.';
    },
  ),
  ofObjects('transactions without a method', 'D194', /transactions/, (object) => {
    if ('processor' in object) delete object['method'];
  }),

  // Payouts
  ofObjects(
    'payouts without a default time',
    'D155',
    /payout-requests/,
    (object, _member, request) => {
      const isSent = isObject(request.body) && 'processAt' in request.body;
      if (request.method === 'POST' && !isSent && 'status' in object) delete object['processAt'];
    },
  ),
  ofObjects('other kinds of settlements', 'D210', /settlements$/, (object) => {
    if (object['type'] === 'SPLIT') object['type'] = 'ORDER';
    if (object['subType'] === 'REFUND') object['subType'] = 'REVERSAL';
    if (object['status'] === 'PENDING_SETTLEMENT') object['status'] = 'OPEN';
  }),
  ofObjects('the overview has no account number', 'D209', /fund\/payouts$/, (object) => {
    delete object['iban'];
  }),
];
