import { Client } from 'undici';

/** An HTTP request. */
export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
}

/** A response, with its body as text. */
export interface WireResponse {
  readonly status: number;
  readonly text: string;
}

/** Sends one request after another over one connection to a server of this machine. */
export class HttpClient {
  readonly #client: Client;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(port: number, key: string) {
    this.#client = new Client(`http://127.0.0.1:${port}`, { pipelining: 1, headersTimeout: 0 });
    this.#headers = { authorization: `Bearer ${key}` };
  }

  async send({ method, path, body }: WireRequest): Promise<WireResponse> {
    const content =
      body === undefined
        ? { headers: this.#headers }
        : {
            headers: { ...this.#headers, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          };
    const response = await this.#client.request({ method, path, ...content });
    return { status: response.statusCode, text: await response.body.text() };
  }

  async close(): Promise<void> {
    await this.#client.destroy();
  }
}
