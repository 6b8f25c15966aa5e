import type { Api } from './api.js';
import { dereference } from './pointer.js';

/** A query parameter with its schema, references resolved. */
export interface QueryParameter {
  readonly name: string;
  readonly required: boolean;
  readonly schema: unknown;
}

/** Returns the query parameters of an operation; empty if the document does not have the operation. */
export function queryParametersOf(api: Api, id: string): QueryParameter[] {
  const parameters = api.operations.find((each) => each.id === id)?.parameters ?? [];
  return parameters
    .filter((each) => each.in === 'query')
    .map(({ name, required, schema }) => ({
      name,
      required,
      schema: dereference(api.root, schema).value,
    }));
}
