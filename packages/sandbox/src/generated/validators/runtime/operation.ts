// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Schema } from './schema.js';

/** The validators of one operation. A part that the operation does not have is absent. */
export interface OperationValidators {
  readonly path?: Schema | undefined;
  readonly query?: Schema | undefined;
  readonly headers?: Schema | undefined;
  readonly cookies?: Schema | undefined;
  /** The JSON body of the request. */
  readonly body?: Schema | undefined;
  /** The JSON body of each documented status that has one. */
  readonly responses: Readonly<Record<string, Schema>>;
}

/** Builds the validators when the first of them is asked for. */
class LazyOperation implements OperationValidators {
  #built: OperationValidators | undefined;
  readonly #make: () => OperationValidators;

  constructor(make: () => OperationValidators) {
    this.#make = make;
  }

  get #parts(): OperationValidators {
    this.#built ??= this.#make();
    return this.#built;
  }

  get path(): Schema | undefined {
    return this.#parts.path;
  }

  get query(): Schema | undefined {
    return this.#parts.query;
  }

  get headers(): Schema | undefined {
    return this.#parts.headers;
  }

  get cookies(): Schema | undefined {
    return this.#parts.cookies;
  }

  get body(): Schema | undefined {
    return this.#parts.body;
  }

  get responses(): Readonly<Record<string, Schema>> {
    return this.#parts.responses;
  }
}

/**
 * The validators of one operation, built when they are first used. That what is made are such is known
 * where this is emitted (see `AnySchema`).
 */
/* @__NO_SIDE_EFFECTS__ */
export function operation<V extends object>(make: () => V): V {
  const validators: unknown = new LazyOperation(make as () => V & OperationValidators);
  return validators as V;
}
