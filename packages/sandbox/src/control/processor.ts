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
import { omitNullish } from '../kernel/omit-nullish.js';

export const processorHandlers = {
  settle: async ({ body }, { write }) => {
    const handled = await write((unit) => settleReferences(unit, body?.references));
    return { status: 200, body: { lines: handled.map((line) => lineShape(line)) } };
  },

  reportPayment: async ({ body }, { write }) => {
    const line = {
      type: body.type ?? 'PAYMENT',
      amount: body.amount,
      currency: body.currency,
      processor: body.processor ?? 'SANDBOX',
      method: body.method ?? null,
      extRef: body.extRef ?? null,
      pspExtRef: body.pspExtRef ?? null,
      pspMutationExtRef: body.pspMutationExtRef ?? null,
    } as const;
    const handled = await write((unit) => handleLine(unit, line));
    return { status: 200, body: lineShape(handled) };
  },

  createChargeback: async ({ body }, { write }) => {
    const { extRef, amount = null, pspMutationExtRef = null } = body;
    const command = { extRef, amount, pspMutationExtRef };
    const made = await write((unit) => createChargeback(unit, command));
    return { status: 200, body: chargebackShape(made) };
  },

  reverseChargeback: async ({ path }, { write }) => {
    const reversed = await write((unit) => reverseChargeback(unit, path.code));
    return { status: 200, body: chargebackShape(reversed) };
  },
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
  const { code, ext_ref: extRef, amount, currency, psp_mutation_ext_ref: mutation } = transaction;
  return {
    transaction: code,
    extRef: extRef ?? '',
    amount,
    currency,
    ...omitNullish({ pspMutationExtRef: mutation }),
    reversed,
  };
}
