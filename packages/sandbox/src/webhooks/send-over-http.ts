import { lookup as lookUpName } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import {
  PrivateAddressError,
  guardedLookup,
  refusePrivateHost,
  type ResolveName,
} from './addresses.js';
import { type OutgoingWebhook, ReceiverTimeout, type SendWebhook } from './send.js';

export interface HttpSendOptions {
  /** Returns true if private addresses are allowed; called for each attempt. */
  readonly privateAddresses: () => boolean;
  /** Called when an attempt is refused because of its address. */
  readonly onRefused?: (url: URL, reason: PrivateAddressError) => void;
  /** Resolves host names; the system's resolver by default. */
  readonly resolve?: ResolveName;
  /** Timeout in milliseconds; 10 seconds by default (D108). */
  readonly timeoutMs?: number;
}

const usualTimeoutMs = 10_000;

/** How much of a response is logged; the rest is not read. */
const maximumBodyBytes = 16 * 1024;
const maximumHeaderBytes = 16 * 1024;

/** Sends notifications with Node's HTTP client: no redirects, no proxy, one connection per attempt. */
export function sendOverHttp(options: HttpSendOptions): SendWebhook {
  const { privateAddresses, timeoutMs = usualTimeoutMs } = options;
  const lookup = guardedLookup(options.resolve ?? systemResolve);
  return async (outgoing, signal) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const url = new URL(outgoing.url);
    try {
      const isGuarded = !privateAddresses();
      if (isGuarded) refusePrivateHost(url);
      const either = AbortSignal.any([signal, timeout]);
      const answer = await post(url, outgoing, { ...(isGuarded && { lookup }), signal: either });
      const body = await readBodyStart(answer);
      return { status: answer.statusCode ?? 0, headers: headersOf(answer), body };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof PrivateAddressError) options.onRefused?.(url, error);
      const message = `No response within ${timeoutMs / 1000} seconds.`;
      if (timeout.aborted) throw new ReceiverTimeout(message, { cause: error });
      throw error;
    }
  };
}

function systemResolve(...[name, callback]: Parameters<ResolveName>): void {
  // With an error there are no addresses, whatever the types say.
  lookUpName(name, { all: true }, (error, addresses) => {
    callback(error, error ? [] : addresses);
  });
}

function post(
  url: URL,
  { headers, body }: OutgoingWebhook,
  options: { readonly signal: AbortSignal; readonly lookup?: LookupFunction },
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    const sent: ClientRequest = request(
      url,
      {
        ...options,
        method: 'POST',
        agent: false,
        maxHeaderSize: maximumHeaderBytes,
        headers: { ...headers, ...length, connection: 'close' },
      },
      resolve,
    );
    // An error may follow another one, or the response.
    sent.on('error', reject).end(body);
  });
}

async function readBodyStart(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= maximumBodyBytes) break;
    }
  } catch {
    // The connection broke: returns what was received.
  }
  answer.destroy();
  return Buffer.concat(chunks).subarray(0, maximumBodyBytes).toString('utf8');
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(entries) as Record<string, string>;
}
