import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { ConnectionDropped } from '../faults/inject-faults.js';
import type { Fetch } from './product-app.js';

/** Where to listen. */
export interface ListenOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** The address; this machine only where left out. */
  readonly host?: string;
}

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
export async function listen(fetch: Fetch, { port, host }: ListenOptions): Promise<Listening> {
  const serverOptions = {
    maxHeaderSize: maximumHeaderBytes,
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
  };
  const server = createAdaptorServer({ fetch: breaking(fetch), serverOptions }) as Server;
  const address = host ?? '127.0.0.1';
  server.listen(port, address);
  await once(server, 'listening');
  const { port: bound } = server.address() as AddressInfo;
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
