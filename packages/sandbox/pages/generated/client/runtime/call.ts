// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Connection } from './connection.js';
import type { Endpoint, Input } from './endpoint.js';
import { type Arrived, send } from './send.js';

/** A call on its way: a promise of its result, and of the response that it came in. */
export class Call<Result> extends Promise<Result> {
  readonly #arrived: Promise<Arrived<Result>>;

  constructor(arrived: Promise<Arrived<Result>>) {
    // Never settled itself: whoever waits for it waits for what arrives.
    super(() => undefined);
    this.#arrived = arrived;
  }

  /** What `then`, `catch` and `finally` return are plain promises. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  // oxlint-disable-next-line unicorn/no-thenable -- it is a promise
  override then<Kept = Result, Caught = never>(
    onResult?: ((result: Result) => Kept | PromiseLike<Kept>) | null,
    onError?: ((error: unknown) => Caught | PromiseLike<Caught>) | null,
  ): Promise<Kept | Caught> {
    return this.#arrived.then(({ data }) => data).then(onResult, onError);
  }

  /** The result together with the response, for its status and headers. */
  withResponse(): Promise<Arrived<Result>> {
    return this.#arrived;
  }
}

/** Calls an operation; nothing checks that what comes is what the document says. */
export function callOperation<Result>(
  connection: Connection,
  endpoint: Endpoint,
  input: Input,
): Call<Result> {
  return new Call(send(connection, endpoint, input) as Promise<Arrived<Result>>);
}
