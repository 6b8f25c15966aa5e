import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { ConnectionDropped } from '../faults/inject-faults.js';
import { isLoopback } from './is-loopback.js';
import type { Fetch } from './product-app.js';

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
}

/** Gives what answers: to this machine alone, or to whoever can reach an address. */
export type ServeAt = (isLocal: boolean) => Fetch;

/** A server that listens. */
export interface Listening {
  /** Such as `http://127.0.0.1:4020`. */
  readonly url: string;
  /** Takes no more connections and ends those that there are. */
  close(): Promise<void>;
}

/** How long a client may take for its headers, and for all of its request. */
const headersTimeoutMs = 20_000;
const requestTimeoutMs = 60_000;

/** How many bytes all headers of a request may have together. */
const maximumHeaderBytes = 16 * 1024;

/**
 * Serves over HTTP.
 * @throws {Error} where the address cannot be listened on, with the code of the system
 */
export async function listen(serveAt: ServeAt, { port, host }: ListenOptions): Promise<Listening> {
  const serverOptions = {
    maxHeaderSize: maximumHeaderBytes,
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
  };
  let serve = serveAt(false);
  const fetch = breaking((request) => serve(request));
  const server = createAdaptorServer({ fetch, serverOptions }) as Server;
  const address = host ?? '127.0.0.1';
  server.listen(port, address);
  await once(server, 'listening');
  // What was listened on counts, not what it was called: a name may mean anything.
  const { port: bound, address: reached } = server.address() as AddressInfo;
  serve = serveAt(isLoopback(reached));
  const name = address.includes(':') ? `[${address}]` : address;
  return { url: `http://${name}:${bound}`, close: () => close(server) };
}

/** Breaks the connection where that is what is to be answered. */
function breaking(fetch: Fetch) {
  return async (request: Request, env: unknown): Promise<Response> => {
    try {
      return await fetch(request);
    } catch (error) {
      if (!(error instanceof ConnectionDropped)) throw error;
      (env as HttpBindings).outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    }
  };
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
