import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { parseJson } from '../json.js';
import type { Reply, SentRequest } from './exchange.js';

/** How much of an answer is read, in characters of its text. */
const longestReply = 20_000_000;

/** Connections that are kept for the next request. Idle ones do not keep the process alive. */
const kept = {
  http: new HttpAgent({ keepAlive: true }),
  https: new HttpsAgent({ keepAlive: true }),
};

/**
 * Sends a request and reads its answer, redirects not followed. A read goes over a connection that is
 * kept; where the target has closed that just then, it is sent once more over a new one. A write has a
 * connection of its own: whether it may be sent again nobody could know, and a target that breaks the
 * connection off has to be seen.
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
  const agent = keeps && (isSecure ? kept.https : kept.http);
  const length = lengthOf(method, body);
  return new Promise((resolve, reject) => {
    const sent = (isSecure ? requestHttps : requestHttp)(url, {
      method,
      headers: { ...headers, ...length },
      agent,
      signal,
    });
    sent.once('response', (response) => {
      read(response, start).then(resolve, reject);
    });
    sent.on('error', (error) => {
      reject(sent.reusedSocket ? new StaleConnection(error.message, { cause: error }) : error);
    });
    sent.end(body);
  });
}

// Without it a POST without a body would be sent in chunks.
function lengthOf(method: string, body: string | undefined): Record<string, string> {
  if (body !== undefined) return { 'content-length': String(Buffer.byteLength(body)) };
  return ['POST', 'PUT', 'PATCH'].includes(method) ? { 'content-length': '0' } : {};
}

async function read(response: IncomingMessage, start: number): Promise<Reply> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8').slice(0, longestReply);
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(
      Object.entries(response.headers).map(([name, value = '']) => [
        name,
        Array.isArray(value) ? value.join(', ') : value,
      ]),
    ),
    text,
    json: parseJson(text),
    milliseconds: performance.now() - start,
  };
}
