import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { InvalidResponseError, type Reply, type SentRequest } from './exchange.js';
import { readJson } from './read-json.js';
import { withEarlyResponses } from './early-responses.js';

/** The maximum size of a response body, in bytes: more than the largest page of any list. */
const longestReply = 20_000_000;

/** Keep-alive connections. Idle ones do not keep the process alive. */
const keepAliveAgents = {
  http: new HttpAgent({ keepAlive: true }),
  https: new HttpsAgent({ keepAlive: true }),
};

const singleUseAgents = {
  http: withEarlyResponses(new HttpAgent()),
  https: withEarlyResponses(new HttpsAgent()),
};

/**
 * Sends a request without following redirects. Reads use keep-alive connections, and are repeated once if the target
 * has just closed one. Writes use new ones: they may not be safe to repeat, and a dropped one must be noticed.
 * @throws {InvalidResponseError} if the response cannot be read
 * @throws {Error} if the connection fails; the reason of the signal if it is aborted
 */
export async function transmit(request: SentRequest, signal: AbortSignal): Promise<Reply> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  try {
    return await attempt(request, signal, isRead);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof StaleConnection) return attempt(request, signal, false);
    throw error;
  }
}

/** A keep-alive connection that failed before any part of a response arrived. */
class StaleConnection extends Error {}

function attempt(request: SentRequest, signal: AbortSignal, isKeptAlive: boolean): Promise<Reply> {
  const start = performance.now();
  const { method, url, headers, body } = request;
  const isSecure = url.startsWith('https:');
  const agents = isKeptAlive ? keepAliveAgents : singleUseAgents;
  const length = headers['transfer-encoding'] === 'chunked' ? {} : lengthOf(method, body);
  return new Promise((resolve, reject) => {
    const sent = (isSecure ? requestHttps : requestHttp)(url, {
      method,
      // Compressed bodies would have to be decompressed, whatever their size.
      headers: { 'accept-encoding': 'identity', ...headers, ...length },
      agent: isSecure ? agents.https : agents.http,
      signal,
    });
    let hasResponse = false;
    sent.once('response', (response) => {
      hasResponse = true;
      read(response, start)
        .then(resolve, reject)
        .finally(() => {
          // The server does not read the rest of the body (RFC 9112, 9.5).
          if (!sent.writableFinished) sent.destroy();
        });
    });
    sent.once('upgrade', (response, socket) => {
      socket.destroy();
      resolve(replyOf(response, Buffer.alloc(0), start));
    });
    sent.on('error', (error) => {
      const otherwise = sent.reusedSocket ? new StaleConnection(error.message) : error;
      const fault = brokenOr(otherwise, error);
      // read() notices if a response that has started is truncated.
      if (!hasResponse || fault instanceof InvalidResponseError) reject(fault);
    });
    sent.end(body);
  });
}

// Without a length, Node sends a POST without a body in chunks.
function lengthOf(method: string, body: string | undefined): Record<string, string> {
  if (body !== undefined) return { 'content-length': String(Buffer.byteLength(body)) };
  return ['POST', 'PUT', 'PATCH'].includes(method) ? { 'content-length': '0' } : {};
}

/** An InvalidResponseError for an error of Node's HTTP parser; otherwise the first argument. */
function brokenOr(otherwise: Error, error: Error): Error {
  if (!String(Reflect.get(error, 'code')).startsWith('HPE_')) return otherwise;
  return new InvalidResponseError(`invalid HTTP: ${error.message.replace('Parse Error: ', '')}`);
}

async function read(response: IncomingMessage, start: number): Promise<Reply> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      length += chunk.length;
      // Leaving the loop closes the connection.
      if (length > longestReply) break;
      chunks.push(chunk);
    }
  } catch (error) {
    const broken = new InvalidResponseError(
      `the response is truncated after ${length} bytes of its body`,
    );
    throw error instanceof Error ? brokenOr(broken, error) : broken;
  }
  if (length > longestReply) {
    throw new InvalidResponseError(`the body of the response is longer than ${longestReply} bytes`);
  }
  return replyOf(response, Buffer.concat(chunks), start);
}

function replyOf(response: IncomingMessage, body: Buffer, start: number): Reply {
  const text = body.toString('utf8');
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(
      Object.entries(response.headers).map(([name, value = '']) => [
        name,
        Array.isArray(value) ? value.join(', ') : value,
      ]),
    ),
    text,
    ...readJson(body, text),
    milliseconds: performance.now() - start,
  };
}
