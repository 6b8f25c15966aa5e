import type { OperationDescriptor } from '../../types/runtime/operation.js';
import { ApiError } from './errors.js';
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

/** Whether an error came from this operation, with a status that the operation documents. */
export function isDocumentedError(
  operation: OperationDescriptor,
  error: unknown,
): error is ApiError {
  if (!(error instanceof ApiError) || error.operationId !== operation.id) return false;
  return documentedKey(operation, error.status) !== undefined;
}
