import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Inbox } from './inbox.js';

/** More than any notification has, in bytes. */
const largestBody = 1_000_000;

/** Where notifications of the target are to arrive. */
export interface ReceiverOptions {
  /** The port to listen on; any free one of this machine alone where left out. */
  readonly port?: number;
  /** Under which address the target reaches the port; `http://localhost:<port>` where left out. */
  readonly url?: string;
}

/** Takes the notifications that the target sends, each in the inbox that its address names. */
export class Receiver {
  readonly #server: Server;
  readonly #url: string;
  readonly #inboxes = new Map<string, Inbox>();

  private constructor(server: Server, url: string) {
    this.#server = server;
    this.#url = url.replace(/\/+$/, '');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void this.#take(request, response);
    });
  }

  /**
   * Opens a receiver.
   * @throws {Error} when the port is taken
   */
  static async open({ port = 0, url }: ReceiverOptions = {}): Promise<Receiver> {
    const server = createServer();
    const host = port === 0 ? '127.0.0.1' : undefined;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, host }, resolve);
    });
    const { port: taken } = server.address() as AddressInfo;
    // Requests that hang are no reason to keep the runner alive.
    server.unref();
    return new Receiver(server, url ?? `http://localhost:${taken}`);
  }

  /** An address that nobody else has, and what arrives there. */
  inbox(): Inbox {
    const name = randomUUID();
    const inbox = new Inbox(`${this.#url}/${name}`);
    this.#inboxes.set(name, inbox);
    return inbox;
  }

  /** Stops listening; what is under way is cut off. */
  async close(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.close(() => {
        resolve();
      });
      this.#server.closeAllConnections();
    });
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://receiver');
    // A public address may put a path of its own before ours.
    const inbox = pathname.split('/').flatMap((part) => this.#inboxes.get(part) ?? [])[0];
    const body = await bodyOf(request);
    const answer = inbox?.take({
      method: request.method ?? '',
      headers: request.headers,
      body: body ?? '',
      receivedAt: Date.now(),
    });
    if (answer?.closes === true) request.socket.destroy();
    else {
      // On a connection that stays open the next notification can meet its end, which is no fault of the service.
      const headers = { connection: 'close', ...answer?.headers };
      response.writeHead(answer?.status ?? 404, headers).end(answer?.body);
    }
  }
}

/** The text of a body; undefined where it is too long or breaks off. */
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
