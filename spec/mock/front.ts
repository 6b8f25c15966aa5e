import {
  createServer,
  request as send,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';

/** The largest body of a request, in bytes: that of the API. */
const mostBytes = 16 * 2 ** 20;

/** A server before Prism (at `port`), which never answers a body that is not JSON: it refuses these. */
export function mockFront(port: number): Server {
  return createServer((request, response) => {
    void answer(port, request, response).catch((error: unknown) => {
      refuse(
        response,
        502,
        `Prism did not answer: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
  });
}

async function answer(
  port: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await read(request);
  if (body === undefined)
    return refuse(response, 413, `The body has more than ${mostBytes} bytes.`);
  const { method, url, headers } = request;
  const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i.test(headers['content-type'] ?? '');
  if (isJson && body.length > 0 && !parses(body))
    return refuse(response, 400, 'The body is not JSON.');
  await new Promise<void>((resolve, reject) => {
    const passed = send({ host: '127.0.0.1', port, method, path: url, headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(response).on('close', resolve).on('error', reject);
    });
    passed.on('error', reject).end(body);
  });
}

/** The body; undefined if it is too large. */
async function read(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parses(body: Buffer): boolean {
  try {
    JSON.parse(body.toString());
    return true;
  } catch {
    return false;
  }
}

/** As Prism reports its own errors. */
function refuse(response: ServerResponse, status: number, title: string): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { 'content-type': 'application/problem+json', connection: 'close' });
  response.end(JSON.stringify({ type: 'about:blank', title, status }));
}
