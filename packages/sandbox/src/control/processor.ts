import {
  type Chargeback,
  createChargeback,
  reverseChargeback,
} from '../domain/chargebacks/chargeback.js';
import type { HandledLine } from '../domain/settlement/processor-line.js';
import { handleLine } from '../domain/settlement/handle-line.js';
import { settleReferences } from '../domain/settlement/settle-references.js';
import type { ApiHandlers } from '../generated/server/index.js';
import {
  chargebackFields,
  handledLineFields,
  processorPaymentFields,
} from '../generated/vocabulary/api.js';
import type * as types from '../generated/types/index.js';
import type { Session } from '../session.js';
import { reads, writes } from '../resources/handlers.js';
import { transactionShape } from '../resources/transactions.js';
import { pick, pickFields } from '../kernel/fields.js';
import { findRows } from '../storage/rows.js';

export const processorHandlers = {
  findTransactions: reads(
    ({ db }, { query: { pspExtRef } }) => findRows(db, 'transactions', { pspExtRef }, 'position'),
    (rows) => ({ transactions: rows.map((row) => transactionShape({ row, sellers: [] })) }),
  ),
  settle: writes(
    (unit, { body }) => settleReferences(unit, body?.references),
    (handled) => ({ lines: handled.map((line) => lineShape(line)) }),
  ),
  reportPayment: writes(
    (unit, { body }) =>
      handleLine(unit, {
        method: null,
        extRef: null,
        pspExtRef: null,
        pspMutationExtRef: null,
        type: 'PAYMENT',
        processor: 'SANDBOX',
        ...pick(body, processorPaymentFields),
      }),
    lineShape,
  ),
  createChargeback: writes(
    (unit, { body: { extRef, amount = null, pspMutationExtRef = null } }) =>
      createChargeback(unit, { extRef, amount, pspMutationExtRef }),
    chargebackShape,
  ),
  reverseChargeback: writes(
    (unit, { path }) => reverseChargeback(unit, path.code),
    chargebackShape,
  ),
} satisfies Partial<ApiHandlers<Session>>;

function lineShape({ outcome, transaction }: HandledLine): types.api.HandledLine {
  const shown = pickFields(transaction, handledLineFields);
  // Lines of chargebacks are not handled here.
  return { outcome, ...shown, transaction: transaction.code } as types.api.HandledLine;
}

function chargebackShape({ transaction, reversed }: Chargeback): types.api.Chargeback {
  const { code, extRef } = transaction;
  const shown = pickFields(transaction, chargebackFields);
  return { ...shown, transaction: code, extRef: extRef ?? '', reversed };
}
