import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ReceivedWebhooks } from './received-webhooks.js';

/** The maximum size of a webhook body, in bytes. */
const largestBody = 1_000_000;

/** Where the webhook receiver listens. */
export interface ReceiverOptions {
  /** The port to listen on; by default a free port of the loopback interface. */
  readonly port?: number | undefined;
  /** The URL at which the target reaches the port; by default `http://localhost:<port>`. */
  readonly url?: string | undefined;
}

/** An HTTP server that receives the webhooks of the target and assigns each to the endpoint of its URL. */
export class Receiver {
  readonly #url: string;
  readonly #endpoints = new Map<string, ReceivedWebhooks>();

  private constructor(
    private readonly server: Server,
    url: string,
  ) {
    this.#url = url.replace(/\/+$/, '');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      // Anybody can send anything to the port.
      this.#take(request, response).catch(() => response.destroy());
    });
  }

  /** @throws {Error} if the port is in use */
  static async open({ port = 0, url }: ReceiverOptions = {}): Promise<Receiver> {
    const server = createServer();
    const host = port === 0 ? '127.0.0.1' : undefined;
    await new Promise<void>((resolve, reject) => {
      server.on('error', reject);
      server.listen({ port, host }, resolve);
    });
    const { port: taken } = server.address() as AddressInfo;
    // Pending requests must not keep the process alive.
    server.unref();
    return new Receiver(server, url ?? `http://localhost:${taken}`);
  }

  openEndpoint(): ReceivedWebhooks {
    const name = randomUUID();
    const endpoint = new ReceivedWebhooks(`${this.#url}/${name}`);
    this.#endpoints.set(name, endpoint);
    return endpoint;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.server.close(() => {
        resolve();
      });
      this.server.closeAllConnections();
    });
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://receiver');
    // A public URL may add a path prefix.
    const endpoint = pathname.split('/').flatMap((part) => this.#endpoints.get(part) ?? [])[0];
    const body = await bodyOf(request);
    const reply = await endpoint?.receive({
      method: request.method ?? '',
      headers: request.headers,
      body: body ?? '',
      receivedAt: Date.now(),
    });
    if (reply?.closes === true) request.socket.destroy();
    else {
      // On a keep-alive connection the next webhook could fail because the receiver closes it at the same time.
      const headers = { connection: 'close', ...reply?.headers };
      response.writeHead(reply?.status ?? 404, headers).end(reply?.body);
    }
  }
}

/** Reads a body; undefined if it is too long or truncated. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > largestBody) return undefined;
      parts.push(part);
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(parts).toString('utf8');
}
