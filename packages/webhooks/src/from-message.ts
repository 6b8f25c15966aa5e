import { bodyParsed } from './body.js';
import { constructEvent } from './construct-event.js';
import type { EventOf, EventType, UnknownEvent, WebhookEvent } from './event.js';
import type { AdapterOptions } from './from-request.js';
import { readBody, type ReadLimits } from './read-body.js';

/** As much of Node's `IncomingMessage` as is needed; Express's `req` is one with a `body`. */
export interface NodeMessage {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Whether anybody has read of it. */
  readonly readableDidRead?: boolean;
  /** Whether its connection is gone. */
  readonly destroyed?: boolean;
  /** What a parser put there; taken where it is still raw (`express.raw`, `express.text`). */
  readonly body?: unknown;
  /** Where some platforms keep the raw body beside the parsed one. */
  readonly rawBody?: unknown;
  on(event: string, listener: (argument: unknown) => void): unknown;
  off(event: string, listener: (argument: unknown) => void): unknown;
  pause(): unknown;
}

/**
 * `constructEvent` for Node's `IncomingMessage`, and so for Express and what else is built on
 * `node:http`. Reads the raw body, or takes it from `rawBody` or `body` where it is raw there.
 * @throws {WebhookError} as `constructEvent`, and for a body that is too large, late, cut off or
 * already parsed
 * @throws {TypeError} for faults of the receiver's own configuration
 */
export function constructEventFromMessage<Type extends EventType>(
  message: NodeMessage,
  options: AdapterOptions & { readonly type: Type },
): Promise<EventOf<Type>>;
export function constructEventFromMessage(
  message: NodeMessage,
  options: AdapterOptions & { readonly type?: undefined },
): Promise<WebhookEvent | UnknownEvent>;
export async function constructEventFromMessage(
  message: NodeMessage,
  options: AdapterOptions & { readonly type?: EventType | undefined },
): Promise<WebhookEvent | UnknownEvent> {
  const body = [message.rawBody, message.body].find(isRaw) ?? (await readMessage(message, options));
  return constructEvent({ ...options, body, headers: message.headers });
}

function isRaw(body: unknown): body is string | Uint8Array {
  return typeof body === 'string' || ArrayBuffer.isView(body);
}

async function readMessage(message: NodeMessage, limits: ReadLimits): Promise<Uint8Array> {
  if (message.readableDidRead) throw bodyParsed();
  return readBody(streamOf(message), Number(message.headers['content-length'] ?? 0), limits);
}

/**
 * The message as a stream of the web. Unlike the one that Node makes of it, it leaves the connection
 * open when it is cancelled, so that the receiver can still answer.
 */
function streamOf(message: NodeMessage): ReadableStream<Uint8Array> {
  const listeners = new Map<string, (argument: unknown) => void>();
  const stop = (): void => {
    for (const [event, listener] of listeners) message.off(event, listener);
  };
  return new ReadableStream({
    start(controller) {
      const breakOff = (cause: unknown): void => {
        stop();
        controller.error(cause);
      };
      listeners.set('data', (part) => controller.enqueue(bytesOf(part)));
      listeners.set('end', () => controller.close());
      listeners.set('error', breakOff);
      // Comes last in any case, and after the end it changes nothing any more.
      listeners.set('close', breakOff);
      for (const [event, listener] of listeners) message.on(event, listener);
      // One that is gone already tells nobody any more.
      if (message.destroyed) breakOff(undefined);
    },
    cancel() {
      stop();
      message.pause();
    },
  });
}

/** Text where somebody has called `setEncoding`. */
function bytesOf(part: unknown): Uint8Array {
  return typeof part === 'string' ? new TextEncoder().encode(part) : (part as Uint8Array);
}
