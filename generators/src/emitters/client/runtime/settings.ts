import type { CommonOptions } from './options.js';
import type { ErrorFormat } from './problem.js';

/** What the document says of the API besides its operations. */
export interface ApiInfo {
  readonly errors: ErrorFormat;
  /** Base URLs by the names of environments. */
  readonly environments?: Readonly<Record<string, string>>;
  /** Where the API is if nobody says another place. */
  readonly baseUrl?: string;
  /** What the names of environment variables start with: `PREFIX_API_KEY`, `PREFIX_LOG`. */
  readonly prefix?: string;
  /** True if every operation needs a credential. */
  readonly keyed?: boolean;
  /** Name and version of the client, for the header `user-agent`. */
  readonly userAgent?: string;
  /** The request header that takes an id of the client's own. */
  readonly requestId?: string;
}

/** What a connection is made of. */
export interface Settings {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly options: CommonOptions;
  /** What `fetch` is passed besides what the client sets itself. */
  readonly fetchInit: object;
  readonly api: ApiInfo;
  /** Texts that no message may repeat. */
  readonly secrets: readonly string[];
}
