// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** Request headers. A header whose value is undefined is not sent. */
export type CallHeaders = Headers | Readonly<Record<string, string | undefined>>;

/** Retries and timeouts. */
export interface RetryPolicy {
  /** Maximum number of retries of a request that is safe to retry; 2 by default. */
  readonly retries?: number | undefined;
  /** Timeout of each attempt in milliseconds, its body included; 60 000 by default, 0 for none. */
  readonly timeout?: number | undefined;
  /** Timeout of the whole call in milliseconds, with all retries and pauses; none by default. */
  readonly totalTimeout?: number | undefined;
}

/** Options of a call whose response has several media types. */
export interface RepresentationOptions<Accept extends string> extends CallOptions {
  /** The media type to request; JSON by default. */
  readonly accept?: Accept | undefined;
}

/** Options of a call whose response can be a stream. */
export interface StreamOptions<
  Accept extends string = string,
> extends RepresentationOptions<Accept> {
  /**
   * Reconnects when the stream ends or the connection is lost, with the id of the last event as `Last-Event-ID`,
   * until the service returns 204, the signal is aborted or the loop is left. False by default.
   */
  readonly reconnect?: boolean | undefined;
}

/** The results of an operation that returns bytes, by the value of the option `as`. */
export interface BinaryResult {
  readonly blob: Blob;
  /** The bytes as they arrive. The timeout applies to each wait for the next chunk. */
  readonly stream: ReadableStream<Uint8Array>;
}

/** Options of a call whose response is bytes. */
export interface BinaryOptions<As extends keyof BinaryResult> extends CallOptions {
  /** `blob` by default. */
  readonly as?: As | undefined;
}

/** Options of every call, next to the operation's own parameters. */
export interface CallOptions extends RetryPolicy {
  /** Aborts the call and its retries, which then throws an `AbortedError`. */
  readonly signal?: AbortSignal | undefined;
  /** Headers of this request. They override all other headers of the same name. */
  readonly headers?: CallHeaders | undefined;
}
