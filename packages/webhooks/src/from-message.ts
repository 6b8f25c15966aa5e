import { bodyParsed } from './body.js';
import { constructEvent } from './construct-event.js';
import type { EventType, ReceivedEvent } from './event.js';
import type { AdapterOptions } from './from-request.js';
import { readBody, type ReadLimits } from './read-body.js';

/** The required part of Node's `IncomingMessage`; Express's `req` also has a `body`. */
export interface NodeMessage {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** True if some of the body has been read. */
  readonly readableDidRead?: boolean;
  /** True if the connection is closed. */
  readonly destroyed?: boolean;
  /** The result of a body parser; used if it is raw (`express.raw`, `express.text`). */
  readonly body?: unknown;
  /** The raw body, which some platforms keep next to the parsed one. */
  readonly rawBody?: unknown;
  on(event: string, listener: (argument: unknown) => void): unknown;
  off(event: string, listener: (argument: unknown) => void): unknown;
  resume(): unknown;
}

/**
 * `constructEvent` for Node's `IncomingMessage`, and so for Express and other frameworks on `node:http`.
 * Reads the raw body, or takes it from `rawBody` or `body` if one of them is raw.
 * @throws {WebhookError} like `constructEvent`, and if the body is too large, late, incomplete or
 * already parsed
 * @throws {TypeError} if the configuration of the receiver is invalid
 */
export async function constructEventFromMessage<Type extends EventType | undefined = undefined>(
  message: NodeMessage,
  options: AdapterOptions & { readonly type?: Type },
): Promise<ReceivedEvent<Type>> {
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
 * The message as a web stream. Unlike `Readable.toWeb`, it keeps the connection open when it is
 * cancelled, so that the receiver can still respond. The rest of the body is discarded, as Node does with bodies that
 * nobody reads: the next request on the connection follows it.
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
      // Emitted last in any case; has no effect after `end`.
      listeners.set('close', breakOff);
      for (const [event, listener] of listeners) message.on(event, listener);
      // A destroyed message emits no more events.
      if (message.destroyed) breakOff(undefined);
    },
    cancel() {
      stop();
      message.resume();
    },
  });
}

/** The bytes of a chunk, which is a string if `setEncoding` was called. */
function bytesOf(part: unknown): Uint8Array {
  return typeof part === 'string' ? new TextEncoder().encode(part) : (part as Uint8Array);
}
