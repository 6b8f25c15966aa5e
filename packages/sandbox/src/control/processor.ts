import {
  type Chargeback,
  createChargeback,
  reverseChargeback,
} from '../domain/chargebacks/chargeback.js';
import type { HandledLine } from '../domain/settlement/processor-line.js';
import { handleLine } from '../domain/settlement/handle-line.js';
import { settleReferences } from '../domain/settlement/settle-references.js';
import type { ApiHandlers } from '../generated/server/index.js';
import type * as types from '../generated/types/index.js';
import type { Session } from '../session.js';
import { writes } from '../resources/handlers.js';
import { omitNullish } from '../kernel/fields.js';

export const processorHandlers = {
  settle: writes(
    (unit, { body }) => settleReferences(unit, body?.references),
    (handled) => ({ lines: handled.map((line) => lineShape(line)) }),
  ),
  reportPayment: writes(
    (unit, { body }) =>
      handleLine(unit, {
        type: body.type ?? 'PAYMENT',
        amount: body.amount,
        currency: body.currency,
        processor: body.processor ?? 'SANDBOX',
        method: body.method ?? null,
        extRef: body.extRef ?? null,
        pspExtRef: body.pspExtRef ?? null,
        pspMutationExtRef: body.pspMutationExtRef ?? null,
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
  const { code, type, split, amount, currency } = transaction;
  return {
    outcome: outcome,
    transaction: code,
    ...omitNullish({ split }),
    type: type,
    amount,
    currency,
  };
}

function chargebackShape({ transaction, reversed }: Chargeback): types.api.Chargeback {
  const { code, extRef, amount, currency, pspMutationExtRef: mutation } = transaction;
  return {
    transaction: code,
    extRef: extRef ?? '',
    amount,
    currency,
    ...omitNullish({ pspMutationExtRef: mutation }),
    reversed,
  };
}
