// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Schema } from './schema.js';

/** The validators of one operation. A part that the operation does not have is absent. */
export interface OperationValidators {
  readonly path?: Schema | undefined;
  readonly query?: Schema | undefined;
  readonly headers?: Schema | undefined;
  readonly cookies?: Schema | undefined;
  /** The JSON body of the request, or the form if it takes no JSON. */
  readonly body?: Schema | undefined;
  /** Forms by media type that have another schema than `body`. */
  readonly bodies?: Readonly<Record<string, Schema>> | undefined;
  /** The JSON body of each documented status that has one. */
  readonly responses: Readonly<Record<string, Schema>>;
  /** The items of each documented status that can be a stream. */
  readonly streams?: Readonly<Record<string, Schema>> | undefined;
}

/** The validators of one operation, built when the first of them is asked for. */
/* @__NO_SIDE_EFFECTS__ */
export function operation<V extends object>(make: () => V): V {
  let built: V | undefined;
  return new Proxy({} as V, {
    get: (_empty, part) => {
      built ??= make();
      return Reflect.get(built, part);
    },
  });
}
