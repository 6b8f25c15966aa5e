/** Headers of a caller's own; an undefined one is left out. */
export type CallHeaders = Headers | Readonly<Record<string, string | undefined>>;

/** How long to wait and how often to try. */
export interface Patience {
  /** How often a request is sent again that failed and may be repeated; 2 where left out. */
  readonly retries?: number | undefined;
  /** Milliseconds for each attempt, its body included; 60 000 where left out, 0 for no limit. */
  readonly timeout?: number | undefined;
  /** Milliseconds for all attempts and the pauses between them; no limit where left out. */
  readonly totalTimeout?: number | undefined;
}

/** What a call of an operation with several representations may bring along. */
export interface RepresentationOptions<Accept extends string> extends CallOptions {
  /** The media type of the response that is asked for; JSON where left out. */
  readonly accept?: Accept | undefined;
}

/** What a call of an operation that can answer with a stream may bring along. */
export interface StreamOptions<
  Accept extends string = string,
> extends RepresentationOptions<Accept> {
  /**
   * Opens a stream again that ended or was lost, with the id of its last event as `Last-Event-ID`, until the
   * service answers 204, the signal ends it or the loop is left. False where left out.
   */
  readonly reconnect?: boolean | undefined;
}

/** What bytes come as. */
export interface Binary {
  readonly blob: Blob;
  /** As they arrive; the time limit holds for each wait for more of them. */
  readonly stream: ReadableStream<Uint8Array>;
}

/** What a call of an operation that answers with bytes may bring along. */
export interface BinaryOptions<As extends keyof Binary> extends CallOptions {
  /** A `Blob` where left out. */
  readonly as?: As | undefined;
}

/** What any call may bring along besides the operation's own parameters. */
export interface CallOptions extends Patience {
  /** Ends the call and its retries; it then throws an `AbortedError`. */
  readonly signal?: AbortSignal | undefined;
  /** Sent with this request; they win over all others of the same name. */
  readonly headers?: CallHeaders | undefined;
}
