import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** An HTTP request. */
export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  /** The API key; that of the client by default. */
  readonly key?: string;
  /** Sent as JSON. */
  readonly body?: unknown;
}

/** A response; its body is decoded on demand. */
export interface WireResponse {
  readonly status: number;
  readonly text: () => string;
}

const headEnd = Buffer.from('\r\n\r\n');

/**
 * A minimal HTTP client with one keep-alive connection, so that the measurement is of the server: no agent, only the
 * required headers, and only responses with a content-length.
 */
export class HttpClient {
  readonly #socket: Socket;
  readonly #key: string;
  #received: Buffer = Buffer.alloc(0);
  #waiting:
    | { resolve: (response: WireResponse) => void; reject: (error: Error) => void }
    | undefined;

  private constructor(socket: Socket, key: string) {
    this.#socket = socket;
    this.#key = key;
    socket.on('data', (chunk) => this.#take(chunk));
    socket.on('close', () => this.#waiting?.reject(new Error('The server closed a connection.')));
    socket.on('error', (error) => this.#waiting?.reject(error));
  }

  /** Connects to a server on this machine. */
  static async open(port: number, key: string): Promise<HttpClient> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    await once(socket, 'connect');
    return new HttpClient(socket, key);
  }

  /** Sends a request, after the previous response. */
  send({ method, path, key = this.#key, body }: WireRequest): Promise<WireResponse> {
    const content = body === undefined ? '' : JSON.stringify(body);
    const length = Buffer.byteLength(content);
    const type =
      body === undefined ? '' : `content-type: application/json\r\ncontent-length: ${length}\r\n`;
    const head = `${method} ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${key}\r\n${type}\r\n`;
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(head + content);
    });
  }

  /** Closes the connection. */
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
    if (Number.isNaN(length)) throw new Error(`A response without content-length: ${head}`);
    if (this.#received.length < begin + length) return;
    const body = this.#received.subarray(begin, begin + length);
    this.#received = this.#received.subarray(begin + length);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.resolve({ status: Number(head.slice(9, 12)), text: () => body.toString() });
  }
}
