/** Answers a request: a sandbox in this process, or the network. */
export type Fetch = (request: Request) => Promise<Response>;

/** Where the calls of a seed go. */
export interface SeedTarget {
  readonly fetch: Fetch;
  /** The server, such as `http://127.0.0.1:4020`. */
  readonly origin: string;
  readonly key: string;
}
