/** Options of `sandbox.listen`. */
export interface ListenOptions {
  /** The port; 0 for any free port. */
  readonly port: number;
  /** The address; 127.0.0.1 by default. */
  readonly host?: string;
  /**
   * Lets the dashboard list all tenants and open them without their keys; off by default. Ignored unless the address is
   * a loopback address.
   */
  readonly allTenants?: boolean;
  /**
   * Host names and addresses, without ports, that are accepted as `Host` besides those of this machine; others are
   * refused with 421. By default none on a loopback address (protects against DNS rebinding), and all on other
   * addresses.
   */
  readonly allowedHosts?: readonly string[];
  /**
   * The origins, such as `http://localhost:5173`, whose pages may call this server from a browser (CORS), with a key;
   * none by default.
   */
  readonly allowedOrigins?: readonly string[];
  /**
   * Allows replacing the global `Request` and `Response` by those of @hono/node-server, which save about 30 µs per
   * request; off by default, because other code of the process may depend on them.
   */
  readonly replaceGlobals?: boolean;
}

/** A listening server. */
export interface Listening {
  /** Such as `http://127.0.0.1:4020`. */
  readonly url: string;
  /** True if the address is a loopback address, which only this machine can reach. */
  readonly isLocal: boolean;
  /** Stops accepting connections and closes them after their responses, at the latest after 10 seconds. */
  close(): Promise<void>;
}
