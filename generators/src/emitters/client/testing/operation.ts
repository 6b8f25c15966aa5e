import type { OperationDescriptor } from '../../types/runtime/operation.js';

/** A descriptor that answers JSON, with what a test needs to differ. */
export function operationOf(parts: Partial<OperationDescriptor>): OperationDescriptor {
  return {
    id: 'test',
    version: 'api',
    method: 'get',
    path: '/x',
    responses: { 200: ['application/json'] },
    resource: { group: 'tests', method: 'test' },
    ...parts,
  };
}

/** The error that a promise ends in. */
export async function errorFrom(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('The call was expected to fail and did not.');
}
