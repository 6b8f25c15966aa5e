// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { OperationDescriptor } from '../../../../src/generated/types/runtime/operation.js';
import { ApiError } from './errors.js';
import { readKind } from './response.js';
import { documentedKey } from './status.js';

/** Whether an error is one that the operation documents; narrows it to the type of these. */
export type ErrorGuard<Errors> = <Id extends string & keyof Errors>(
  operation: OperationDescriptor<Id>,
  error: unknown,
) => error is Errors[Id];

/** Makes the guard for errors whose types are listed by operationId. */
export function errorGuard<Errors>(): ErrorGuard<Errors> {
  return <Id extends string & keyof Errors>(
    operation: OperationDescriptor<Id>,
    error: unknown,
  ): error is Errors[Id] => isDocumentedError(operation, error);
}

/**
 * Whether an error came from this operation, with a status that the operation documents and a body
 * of a documented type: a gateway's HTML page is none where JSON is documented.
 */
export function isDocumentedError(
  { id, responses }: OperationDescriptor,
  error: unknown,
): error is ApiError {
  if (!(error instanceof ApiError) || error.operationId !== id) return false;
  const types = responses[documentedKey(responses, error.status) ?? ''];
  if (types === undefined || types.length === 0) return types !== undefined;
  const parsed = error.body !== undefined && typeof error.body !== 'string';
  return types.some((type) => (readKind(type) === 'json') === parsed);
}
