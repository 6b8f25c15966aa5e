import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { continueOnRead } from './continue-on-read.js';
import { ConnectionDropped } from './inject-faults.js';
import { normalizeOrigin } from './allowed-origins.js';
import { createHostCheck, type HostCheck } from './allowed-hosts.js';
import { endSlowBodies } from './end-slow-bodies.js';
import { isLoopback } from './is-loopback.js';
import type { Listening, ListenOptions } from './listen-options.js';

export interface ServerSettings {
  /** Accepts a `Host`; undefined accepts all. */
  readonly hosts: HostCheck | undefined;
  readonly origins: readonly string[];
  readonly allTenants: boolean;
}

type ServeHttp = (request: Request, env: HttpBindings) => Response | Promise<Response>;

export type ServeAt = (settings: ServerSettings) => ServeHttp;

const headersTimeoutMs = 20_000;

/** Keep-alive timeout. With Node's default of five seconds, requests of busy clients could hit a closing connection. */
const keepAliveTimeoutMs = 75_000;

/** How long a closing server waits for running responses. */
const drainTimeoutMs = 10_000;

const maximumHeaderBytes = 16 * 1024;

/**
 * @param onError called with each failure to accept a connection
 * @throws {Error | TypeError} with the system's code if the address is unusable; for an invalid host or origin
 */
export async function listen(
  serveAt: ServeAt,
  { port, host, allowedHosts, allowedOrigins = [], ...options }: ListenOptions,
  onError: (error: Error) => void,
): Promise<Listening> {
  const serverOptions = {
    maxHeaderSize: maximumHeaderBytes,
    headersTimeout: headersTimeoutMs,
    // `endSlowBodies` limits the time of a body by its size.
    requestTimeout: 0,
    keepAliveTimeout: keepAliveTimeoutMs,
  };
  const checkHost = createHostCheck(allowedHosts ?? []);
  const origins = allowedOrigins.map((origin) => normalizeOrigin(origin));
  let serve: ServeHttp | undefined;
  const server = createAdaptorServer({
    fetch: (request, env) =>
      serve?.(request, env as HttpBindings) ?? new Response(null, { status: 503 }),
    serverOptions,
    overrideGlobalObjects: options.replaceGlobals ?? false,
  }) as Server;
  endSlowBodies(server);
  continueOnRead(server);
  const address = host ?? '127.0.0.1';
  server.listen(port, address);
  await once(server, 'listening');
  server.on('error', onError);
  // The actual address decides, not the given name, which may resolve to anything.
  const { port: bound, address: reached } = server.address() as AddressInfo;
  const isLocal = isLoopback(reached);
  const hosts = isLocal || allowedHosts ? checkHost : undefined;
  const allTenants = isLocal && options.allTenants === true;
  serve = dropConnections(serveAt({ hosts, origins, allTenants }));
  const name = address.includes(':') ? `[${address}]` : address;
  return { url: `http://${name}:${bound}`, isLocal, close: () => close(server) };
}

/** Destroys the connection if the handler throws {@link ConnectionDropped}. */
function dropConnections(serve: ServeHttp): ServeHttp {
  return async (request, env) => {
    try {
      return await serve(request, env);
    } catch (error) {
      if (!(error instanceof ConnectionDropped)) throw error;
      env.outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    }
  };
}

/** Stops accepting connections, waits for running responses for a limited time, and closes all connections. */
async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  // A keep-alive connection becomes idle after its response.
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
