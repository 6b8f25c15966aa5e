import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { InvalidResponseError, type Reply, type SentRequest } from './exchange.js';
import { readJson } from './read-json.js';
import { withEarlyResponses } from './early-responses.js';

/** How much of an answer is read, in bytes: more than the largest page of any list has. */
const longestReply = 20_000_000;

/** Connections that are kept for the next request. Idle ones do not keep the process alive. */
const kept = {
  http: new HttpAgent({ keepAlive: true }),
  https: new HttpsAgent({ keepAlive: true }),
};

/** A connection for each request. */
const single = {
  http: withEarlyResponses(new HttpAgent()),
  https: withEarlyResponses(new HttpsAgent()),
};

/**
 * Sends a request and reads its answer, redirects not followed. A read goes over a connection that is
 * kept; where the target has closed that just then, it is sent once more over a new one. A write has a
 * connection of its own: whether it may be sent again nobody could know, and a target that breaks the
 * connection off has to be seen. An answer that comes before all of the body was sent counts, whatever
 * becomes of the rest.
 * @throws {InvalidResponseError} when an answer comes that cannot be read
 * @throws {Error} when the connection fails, or the reason of the signal
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

/** A kept connection that broke before any part of an answer came. */
class StaleConnection extends Error {}

function attempt(request: SentRequest, signal: AbortSignal, keeps: boolean): Promise<Reply> {
  const start = performance.now();
  const { method, url, headers, body } = request;
  const isSecure = url.startsWith('https:');
  const agents = keeps ? kept : single;
  const length = headers['transfer-encoding'] === 'chunked' ? {} : lengthOf(method, body);
  return new Promise((resolve, reject) => {
    const sent = (isSecure ? requestHttps : requestHttp)(url, {
      method,
      // What is compressed unasked would have to be unpacked to be judged, however large it is then.
      headers: { 'accept-encoding': 'identity', ...headers, ...length },
      agent: isSecure ? agents.https : agents.http,
      signal,
    });
    let hasAnswer = false;
    sent.once('response', (response) => {
      hasAnswer = true;
      read(response, start)
        .then(resolve, reject)
        .finally(() => {
          // Nobody reads the rest (RFC 9112, 9.5).
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
      // Whether an answer that has begun is whole is seen where it is read.
      if (!hasAnswer || fault instanceof InvalidResponseError) reject(fault);
    });
    sent.end(body);
  });
}

// Without it a POST without a body would be sent in chunks.
function lengthOf(method: string, body: string | undefined): Record<string, string> {
  if (body !== undefined) return { 'content-length': String(Buffer.byteLength(body)) };
  return ['POST', 'PUT', 'PATCH'].includes(method) ? { 'content-length': '0' } : {};
}

/** A fault of the other side's HTTP as such; anything else as it is given. */
function brokenOr(otherwise: Error, error: Error): Error {
  // The codes of Node's parser.
  if (!String(Reflect.get(error, 'code')).startsWith('HPE_')) return otherwise;
  return new InvalidResponseError(`no valid HTTP: ${error.message.replace('Parse Error: ', '')}`);
}

async function read(response: IncomingMessage, start: number): Promise<Reply> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      length += chunk.length;
      // Leaving the loop ends the connection.
      if (length > longestReply) break;
      chunks.push(chunk);
    }
  } catch (error) {
    const broken = new InvalidResponseError(
      `the answer breaks off after ${length} bytes of its body`,
    );
    throw error instanceof Error ? brokenOr(broken, error) : broken;
  }
  if (length > longestReply) {
    throw new InvalidResponseError(`the body of the answer is longer than ${longestReply} bytes`);
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
