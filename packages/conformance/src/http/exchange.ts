/** A request as it was sent. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  /** Names in lower case. Reports replace the API key with `$API_KEY`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** A response as it arrived. */
export interface Reply {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly json: unknown;
  /** Why the body is not accepted as JSON although it looks like JSON. */
  readonly jsonFault?: string;
  readonly milliseconds: number;
}

/** A request and its response. */
export interface Exchange {
  /** The operation that was called; undefined for requests outside the document. */
  readonly operationId: string | undefined;
  readonly request: SentRequest;
  readonly reply: Reply;
}

/** Thrown if a connection fails or a response does not arrive in time. */
export class NetworkError extends Error {
  constructor(
    message: string,
    readonly request: SentRequest,
    /** Whether the target responded to another request right afterwards. */
    readonly isTargetReachable: boolean,
    readonly isLate: boolean,
  ) {
    super(message);
  }
}

/** Thrown if a response cannot be read: invalid HTTP, a truncated body, or a body over the size limit. */
export class InvalidResponseError extends Error {}

/** Thrown if the target keeps responding with 429. */
export class RateLimitError extends Error {}

/** Thrown if the time limit of the run is reached. */
export class TimeLimitError extends Error {}
