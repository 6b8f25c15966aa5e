import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { ConnectionDropped } from './inject-faults.js';
import { allowOrigins, normalizeOrigin } from './allowed-origins.js';
import { createHostCheck, type HostCheck } from './allowed-hosts.js';
import { isLoopback } from './is-loopback.js';
import type { Fetch } from '../kernel/fetch.js';

/** Where to listen. */
export interface ListenOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** The address; this machine only where left out. */
  readonly host?: string;
  /**
   * Whether the dashboard lists all tenants and opens them without their keys; off where left out. Only
   * where nothing but this machine can call, whatever is said here.
   */
  readonly allTenants?: boolean;
  /**
   * Names and addresses, besides those of this machine, that requests may be sent to (their Host, without the
   * port); any other is refused with 421. On a loopback address none where left out, against DNS rebinding; on
   * other addresses every Host is answered where left out.
   */
  readonly allowedHosts?: readonly string[];
  /**
   * The origins, such as `http://localhost:5173`, whose pages may call this server from a browser (CORS), with a key;
   * none where left out.
   */
  readonly allowedOrigins?: readonly string[];
  /**
   * Whether the `Request` and `Response` of the whole process may be replaced by those of @hono/node-server, which take
   * about 30 µs less a request; off where left out, as other code of the process may compare by them.
   */
  readonly replaceGlobals?: boolean;
}

/** Gives what answers: to this machine alone, or to whoever can reach an address. */
export type ServeAt = (isLocal: boolean) => Fetch;

/** A server that listens. */
export interface Listening {
  /** Such as `http://127.0.0.1:4020`. */
  readonly url: string;
  /** True if only this machine can reach it: the address is a loopback address. */
  readonly isLocal: boolean;
  /** Takes no more connections, and ends each when its answer is out; all of them after 10 seconds. */
  close(): Promise<void>;
}

/** How long a client may take for its headers, and for all of its request. */
const headersTimeoutMs = 20_000;
const requestTimeoutMs = 60_000;

/** How long a connection stays open without a request. After Node's five seconds a busy client's next one is lost. */
const keepAliveTimeoutMs = 75_000;

/** How long a server that closes waits for answers that are under way. */
const drainTimeoutMs = 10_000;

/** How many bytes all headers of a request may have together. */
const maximumHeaderBytes = 16 * 1024;

/**
 * Serves over HTTP.
 * @throws {Error} where the address cannot be listened on, with the code of the system
 * @throws {TypeError} if an allowed host is not a host name, or an allowed origin not an origin
 */
export async function listen(
  serveAt: ServeAt,
  { port, host, allowedHosts, allowedOrigins = [], replaceGlobals = false }: ListenOptions,
): Promise<Listening> {
  const serverOptions = {
    maxHeaderSize: maximumHeaderBytes,
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
  };
  const checkHost = createHostCheck(allowedHosts ?? []);
  const origins = allowedOrigins.map((origin) => normalizeOrigin(origin));
  let serve: ServeHttp | undefined;
  const server = createAdaptorServer({
    fetch: (request, env) =>
      serve?.(request, env as HttpBindings) ?? new Response(null, { status: 503 }),
    serverOptions,
    overrideGlobalObjects: replaceGlobals,
  }) as Server;
  const address = host ?? '127.0.0.1';
  server.listen(port, address);
  await once(server, 'listening');
  // What was listened on counts, not what it was called: a name may mean anything.
  const { port: bound, address: reached } = server.address() as AddressInfo;
  const isLocal = isLoopback(reached);
  const answer = handleDroppedConnections(allowOrigins(origins, serveAt(isLocal)));
  serve = isLocal || allowedHosts ? refuseOtherHosts(checkHost, answer) : answer;
  const name = address.includes(':') ? `[${address}]` : address;
  return { url: `http://${name}:${bound}`, isLocal, close: () => close(server) };
}

/** Answers a request of a socket. */
type ServeHttp = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/** Refuses every request that was sent to another host, whatever key it has. */
function refuseOtherHosts(isAllowed: HostCheck, serve: ServeHttp): ServeHttp {
  return (request, env) => {
    if (isAllowed(env.incoming)) return serve(request, env);
    const message =
      'This sandbox answers requests to localhost, 127.0.0.1 and [::1] only, so that no web page can reach it by ' +
      'a name of its own (DNS rebinding). If the Host of this request is yours, allow it: --allow-host NAME, or ' +
      'listen({ allowedHosts }).';
    return Response.json({ code: '421.900.001', message }, { status: 421 });
  };
}

/** Breaks the connection where that is what is to be answered. */
function handleDroppedConnections(fetch: Fetch): ServeHttp {
  return async (request, env) => {
    try {
      return await fetch(request);
    } catch (error) {
      if (!(error instanceof ConnectionDropped)) throw error;
      env.outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    }
  };
}

/** Takes no more connections, waits a while for the answers that are under way, and ends all connections. */
async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  // A connection that is kept alive becomes idle when its answer is out.
  const idle = setInterval(() => {
    server.closeIdleConnections();
  }, 20);
  const late = setTimeout(() => {
    server.closeAllConnections();
  }, drainTimeoutMs);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
