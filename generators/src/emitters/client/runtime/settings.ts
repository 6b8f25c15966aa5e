import type { CommonOptions } from './options.js';
import type { ErrorFormat } from './problem.js';

/** What a client knows of an API besides its operations. */
export interface ApiInfo {
  readonly errors: ErrorFormat;
  /** Base URLs by the name of the environment. */
  readonly environments?: Readonly<Record<string, string>>;
  /** The default base URL. */
  readonly baseUrl?: string;
  /** Beginnings of the paths of operations with which a base URL must not end, such as `/api` and `/api/v1`. */
  readonly pathPrefixes?: readonly string[];
  /** The prefix of environment variables: `PREFIX_API_KEY`, `PREFIX_LOG`. */
  readonly prefix?: string;
  /** True if every operation requires a credential. */
  readonly requiresKey?: boolean;
  /** The names in the option `credentials`, if no operation has a scheme that the option `apiKey` serves. */
  readonly schemes?: readonly string[];
  /** The name and version of the client for the header `user-agent`. */
  readonly userAgent?: string;
  /** The request header for an id that the client generates. */
  readonly requestId?: string;
}

/** The resolved options of a connection. */
export interface ConnectionSettings {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly options: CommonOptions;
  /** The headers of every request. */
  readonly headers: Headers;
  /** The options for `fetch` that the client does not set itself. */
  readonly fetchInit: object;
  readonly api: ApiInfo;
  /** Keys and credentials, which must not appear in messages. */
  readonly secrets: readonly string[];
}
