// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type {
  Chargeback,
  ChargebackCreate,
  Failure,
  HandledLine,
  HandledLines,
  ProcessorPayment,
  Settle,
  Transactions,
} from '../../../../src/generated/types/api.js';
import type * as operations from '../../../../src/generated/types/operations/api.js';
import { bearerKeyOrBareKey } from '../connection.js';
import { type AnyStatus, type Call, callOperation } from '@seller-funds/client/runtime/call';
import type { CallOptions, Connection, Endpoint } from '@seller-funds/client/runtime/connection';
import type { DocumentedError } from '@seller-funds/client/runtime/errors';

/** The operations of `processor` in the API. */
export interface Processor {
  /**
   * Settle payments and refunds at once
   *
   * The processors report payments and refunds that have splits, with the amounts of the splits and regardless of
   * the prefix of their references. Reconciled and cancelled ones are excluded.
   */
  settle(body?: Settle, options?: CallOptions): Call<HandledLines>;

  /**
   * Find the transactions of a payment
   *
   * Finds the payment, its refunds and chargebacks by the exact reference of the processor, the oldest first. Unlike the
   * API's list, which searches for parts of references, it does not become slower with the number of transactions.
   */
  findTransactions(
    parameters: FindTransactionsParameters,
    options?: CallOptions,
  ): Call<Transactions>;

  /**
   * Report a payment or refund as its processor
   *
   * Reports one settlement line. A payment is found by `extRef`, else by `pspExtRef`; a refund by
   * `pspMutationExtRef`. If its split exists with the same amount and currency, it is reconciled; if
   * they differ, it stays pending; without a split the transaction waits for one.
   */
  reportPayment(body: ProcessorPayment, options?: CallOptions): Call<HandledLine>;

  /**
   * Create a chargeback
   *
   * The buyer's bank takes money back. This creates a transaction that debits the merchant's liable account
   * immediately, even below zero.
   */
  createChargeback(body: ChargebackCreate, options?: CallOptions): Call<Chargeback>;

  /**
   * Reverse a chargeback
   *
   * The liable account is credited. Repeating the call has no effect.
   *
   * @param code The code of the chargeback's transaction.
   */
  reverseChargeback(code: string, options?: CallOptions): Call<Chargeback>;
}

/** Creates the operations of `processor` on a connection. */
export function processor(connection: Connection): Processor {
  return {
    settle: settle(connection),
    findTransactions: findTransactions(connection),
    reportPayment: reportPayment(connection),
    createChargeback: createChargeback(connection),
    reverseChargeback: reverseChargeback(connection),
  };
}

/** Creates the single operation `processor.settle` on a connection. */
export function settle(connection: Connection): Processor['settle'] {
  const endpoint: Endpoint = {
    id: 'settle',
    method: 'post',
    path: '/_sandbox/settlements',
    security: bearerKeyOrBareKey,
  };
  return (body, options) => callOperation(connection, endpoint, { body, options });
}

/** Creates the single operation `processor.findTransactions` on a connection. */
export function findTransactions(connection: Connection): Processor['findTransactions'] {
  const endpoint: Endpoint = {
    id: 'findTransactions',
    method: 'get',
    path: '/_sandbox/transactions',
    security: bearerKeyOrBareKey,
    idempotent: true,
  };
  return (parameters, options) =>
    callOperation(connection, endpoint, { query: parameters, options });
}

/** Creates the single operation `processor.reportPayment` on a connection. */
export function reportPayment(connection: Connection): Processor['reportPayment'] {
  const endpoint: Endpoint = {
    id: 'reportPayment',
    method: 'post',
    path: '/_sandbox/processor-payments',
    security: bearerKeyOrBareKey,
  };
  return (body, options) => callOperation(connection, endpoint, { body, options });
}

/** Creates the single operation `processor.createChargeback` on a connection. */
export function createChargeback(connection: Connection): Processor['createChargeback'] {
  const endpoint: Endpoint = {
    id: 'createChargeback',
    method: 'post',
    path: '/_sandbox/chargebacks',
    security: bearerKeyOrBareKey,
  };
  return (body, options) => callOperation(connection, endpoint, { body, options });
}

/** Creates the single operation `processor.reverseChargeback` on a connection. */
export function reverseChargeback(connection: Connection): Processor['reverseChargeback'] {
  const endpoint: Endpoint = {
    id: 'reverseChargeback',
    method: 'post',
    path: '/_sandbox/chargebacks/{code}/reverse',
    security: bearerKeyOrBareKey,
  };
  return (code, options) => callOperation(connection, endpoint, { path: { code }, options });
}

/** The documented errors of `settle`. */
export type SettleError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The query parameters of `findTransactions`. */
export type FindTransactionsParameters = operations.FindTransactions['query'];

/** The documented errors of `findTransactions`. */
export type FindTransactionsError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `reportPayment`. */
export type ReportPaymentError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `createChargeback`. */
export type CreateChargebackError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;

/** The documented errors of `reverseChargeback`. */
export type ReverseChargebackError = DocumentedError<Exclude<AnyStatus, 200>, Failure>;
