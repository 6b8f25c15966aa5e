/** A request as it was sent. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  /** Names in lower case. The key's text is replaced by `$API_KEY` wherever this is shown. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** An answer as it arrived. */
export interface Reply {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The body as JSON; undefined where it is none. */
  readonly json: unknown;
  /** Why the body is no JSON, where it looks like some and that is hard to see. */
  readonly jsonFault?: string;
  readonly milliseconds: number;
}

/** A request with its answer. */
export interface Exchange {
  /** The operation that was called; undefined for requests outside the document. */
  readonly operationId: string | undefined;
  readonly request: SentRequest;
  readonly reply: Reply;
}

/** A connection that failed: nothing is known of the answer. */
export class NetworkError extends Error {
  constructor(
    message: string,
    /** What was sent when it failed. */
    readonly request: SentRequest,
    /** Whether the target answered another request right afterwards. */
    readonly isTargetReachable: boolean,
    /** Whether no answer came in the time that was given, which says nothing of what would have come. */
    readonly isLate: boolean,
  ) {
    super(message);
  }
}

/** An answer that came, and cannot be read: no HTTP, broken off, or without an end. */
export class InvalidResponseError extends Error {}

/** The target kept answering 429: the check says nothing about it. */
export class RateLimitError extends Error {}

/** The time that was given to the run is over. */
export class TimeLimitError extends Error {}
