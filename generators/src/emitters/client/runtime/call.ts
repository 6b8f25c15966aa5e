import type { Connection } from './connection.js';
import type { Endpoint, Input } from './endpoint.js';
import { startCall } from './call-state.js';
import { type ReceivedResponse, sendRequest } from './send-request.js';

/** A pending call: a promise of its result. `withResponse` also gives the HTTP response. */
export class Call<Result> extends Promise<Result> {
  readonly #received: Promise<ReceivedResponse<Result>>;

  constructor(received: Promise<ReceivedResponse<Result>>) {
    // This promise never settles itself: `then` delegates to the other one.
    super(() => undefined);
    this.#received = received;
  }

  /** `then`, `catch` and `finally` return plain promises. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  override then<Kept = Result, Caught = never>(
    onResult?: ((result: Result) => Kept | PromiseLike<Kept>) | null,
    onError?: ((error: unknown) => Caught | PromiseLike<Caught>) | null,
  ): Promise<Kept | Caught> {
    // Engines follow an unbroken chain of functions of their own from an error to the code that awaits it.
    return this.#received.then(({ data }) => data).then(onResult, onError);
  }

  /** Resolves to the result and the HTTP response, for its status and headers. */
  withResponse(): Promise<ReceivedResponse<Result>> {
    return this.#received;
  }
}

/** Calls an operation. The result type is asserted, not checked; see `validateWith`. */
export function callOperation<Result>(
  connection: Connection,
  endpoint: Endpoint,
  input: Input,
): Call<Result> {
  const call = startCall(endpoint, connection.secrets, input);
  return new Call(sendRequest<Result>(connection, endpoint, call));
}
