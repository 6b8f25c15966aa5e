import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
}

/** An answer; the body is read only where somebody asks for it. */
export interface WireAnswer {
  readonly status: number;
  readonly text: () => string;
}

const headEnd = Buffer.from('\r\n\r\n');

/**
 * One kept connection of a client that costs as little as possible, so that what is measured is the
 * server: no agent, no headers but those that are needed, answers with a length only.
 */
export class HttpClient {
  readonly #socket: Socket;
  readonly #key: string;
  #received: Buffer = Buffer.alloc(0);
  #waiting: { resolve: (answer: WireAnswer) => void; reject: (error: Error) => void } | undefined;

  private constructor(socket: Socket, key: string) {
    this.#socket = socket;
    this.#key = key;
    socket.on('data', (chunk) => this.#take(chunk));
    socket.on('close', () => this.#waiting?.reject(new Error('The server closed a connection.')));
    socket.on('error', (error) => this.#waiting?.reject(error));
  }

  /** Connects to a server of this machine. */
  static async open(port: number, key: string): Promise<HttpClient> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    await once(socket, 'connect');
    return new HttpClient(socket, key);
  }

  /** Sends a request; one after the other. */
  send({ method, path, body }: WireRequest): Promise<WireAnswer> {
    const content = body === undefined ? '' : JSON.stringify(body);
    const length = Buffer.byteLength(content);
    const type =
      body === undefined ? '' : `content-type: application/json\r\ncontent-length: ${length}\r\n`;
    const head = `${method} ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${this.#key}\r\n${type}\r\n`;
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(head + content);
    });
  }

  /** Ends the connection. */
  close(): void {
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const end = this.#received.indexOf(headEnd);
    if (end === -1) return;
    const head = this.#received.toString('latin1', 0, end);
    const begin = end + headEnd.length;
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 'NaN');
    if (Number.isNaN(length)) throw new Error(`An answer without a length: ${head}`);
    if (this.#received.length < begin + length) return;
    const body = this.#received.subarray(begin, begin + length);
    this.#received = this.#received.subarray(begin + length);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.resolve({ status: Number(head.slice(9, 12)), text: () => body.toString() });
  }
}
