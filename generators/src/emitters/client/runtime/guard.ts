import type { OperationDescriptor } from '../../types/runtime/operation.js';
import { ApiError } from './errors.js';
import { readKind } from './response.js';
import { documentedKey } from '../../types/runtime/documented-key.js';

/** Type guard: true if an error is one of the documented errors of an operation. */
export type ErrorGuard<Errors> = <Id extends string & keyof Errors>(
  operation: OperationDescriptor<Id>,
  error: unknown,
) => error is Errors[Id];

/**
 * Creates a guard for errors whose types are listed by operationId. It returns true if the error came from the
 * operation with a documented status and a body of a documented media type. An HTML page from a gateway is not a
 * documented error if the document says JSON.
 */
export function guardErrors<Errors>(): ErrorGuard<Errors> {
  return <Id extends string & keyof Errors>(
    { id, responses }: OperationDescriptor<Id>,
    error: unknown,
  ): error is Errors[Id] => {
    if (!(error instanceof ApiError) || error.operationId !== id) return false;
    const types = responses[documentedKey(responses, error.status) ?? ''];
    if (types === undefined || types.length === 0) return types !== undefined;
    const parsed = error.body !== undefined && typeof error.body !== 'string';
    return types.some((type) => (readKind(type) === 'json') === parsed);
  };
}
