import type { OperationId } from '@seller-funds/contract';
import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import { at, isObject } from '../../json.js';
import { expectFaults, type ErrorDetail } from '../fixtures/error-details.js';
import { pathParameters } from '../../state/sources.js';
import type { RequestOverrides, ScenarioContext } from '../scenario-context.js';

/**
 * A request that returns an error:
 *
 * - the operation; without a version, the operation of both versions
 * - the codes in its path
 * - its body, or its query if it is a GET
 * - the invalid fields, such as `items[0].amount`; followed by a code if it is not that of the case
 * - other parts of the request, such as another key
 */
export type ErrorRow = readonly [
  send: string,
  path: readonly (string | number)[],
  input: object,
  faults?: readonly string[],
  overrides?: RequestOverrides,
];

/** Creates what the requests of an error code need, and returns the requests in their order. */
export type ErrorRows = (context: ScenarioContext) => AsyncIterable<ErrorRow>;

/** D16: fields whose values an error does not repeat. */
const secrets = /(?:^|\.)(?:accountNumber|routingNumber|socialSecurityNumber|data)$/;

/** Sends the request of a row in each version, and checks everything in the error response. */
export async function expectErrorOf(
  context: ScenarioContext,
  code: ErrorCode,
  [send, codes, input, faults = [], overrides = {}]: ErrorRow,
): Promise<void> {
  const ids = send.includes('.') ? [send] : [`v1.${send}`, `v2.${send}`];
  for (const id of ids as OperationId[]) {
    const operation = context.operation(id);
    const path = pathParameters(operation, codes);
    const details = faults.map((fault) => detailOf(fault, code, { ...path, ...input }));
    const args = {
      path,
      [operation.method === 'GET' ? 'query' : 'body']: input,
    };
    await expectFaults(context, id, args, code, details, overrides);
  }
}

/** The detail of an invalid field. It repeats the value that was sent, unless that is secret or has parts. */
function detailOf(fault: string, ofCase: ErrorCode, input: object): ErrorDetail {
  const [field, code = ofCase] = fault.split(' ') as [string, ErrorCode?];
  const sent = at(
    input,
    field.split(/[.[\]]+/).filter((key) => key !== ''),
  );
  const isQueryList = Array.isArray(sent) && sent.every((each) => typeof each === 'string');
  const value = isQueryList && sent.length > 0 ? sent.join(',') : sent;
  const hasParts = isObject(value) || (Array.isArray(value) && value.length > 0);
  const isRepeated = value !== undefined && !hasParts && !secrets.test(field);
  return { field, code, ...(isRepeated ? { attemptedValue: value } : {}) };
}
