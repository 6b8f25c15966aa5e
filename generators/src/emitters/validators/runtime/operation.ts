import type { Schema } from './schema.js';

/** The validators of one operation. Parts that the operation does not have are missing. */
export interface OperationValidators {
  readonly path?: Schema | undefined;
  readonly query?: Schema | undefined;
  readonly headers?: Schema | undefined;
  readonly cookies?: Schema | undefined;
  /** The JSON request body, or the form if the operation accepts no JSON. */
  readonly body?: Schema | undefined;
  /** Forms with another schema than `body`, by media type. */
  readonly bodies?: Readonly<Record<string, Schema>> | undefined;
  /** The JSON response bodies by documented status. */
  readonly responses: Readonly<Record<string, Schema>>;
  /** The items of streams by documented status. */
  readonly streams?: Readonly<Record<string, Schema>> | undefined;
}

/** The validators of one operation, created on first access. */
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
