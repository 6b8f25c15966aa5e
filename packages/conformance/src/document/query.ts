import type { Api } from './api.js';
import { follow } from './pointer.js';

/** A parameter in a query, and its schema without references. */
export interface QueryParameter {
  readonly name: string;
  readonly required: boolean;
  readonly schema: unknown;
}

/** The parameters in the query of an operation; none where there is no such operation. */
export function queryParametersOf(api: Api, id: string): QueryParameter[] {
  const parameters = api.operations.find((each) => each.id === id)?.parameters ?? [];
  return parameters
    .filter((each) => each.in === 'query')
    .map(({ name, required, schema }) => ({
      name,
      required,
      schema: follow(api.root, schema).value,
    }));
}
