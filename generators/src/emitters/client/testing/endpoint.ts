import { openConnection, type Connection } from '../runtime/connection.js';
import type { Endpoint } from '../runtime/endpoint.js';
import type { CommonOptions } from '../runtime/options.js';
import type { ErrorFormat } from '../runtime/problem.js';

export function endpointOf(parts: Partial<Endpoint> = {}): Endpoint {
  return { id: 'test', method: 'get', path: '/x', ...parts };
}

export const errorFormat: ErrorFormat = {
  requestId: 'x-request-id',
  code: ['code'],
  message: ['message'],
  template: ['parameterized', 'template'],
  params: ['parameterized', 'params'],
  details: ['details'],
  field: ['field'],
};

/** A connection as an emitted `connect` makes it; it does not retry unless a test says so. */
export function open(baseUrl: string, options: CommonOptions = {}): Connection {
  return openConnection({ retries: 0, ...options, baseUrl }, { errors: errorFormat });
}

export async function errorFrom(promise: PromiseLike<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('The call was expected to fail and did not.');
}
