import { Call } from './call.js';
import type { StreamOptions } from './call-options.js';
import { readChunks } from './chunks.js';
import { clock } from './clock.js';
import type { Connection } from './connection.js';
import type { CalledOperation, Endpoint, Input } from './endpoint.js';
import { AbortedError, ConnectionError, ResponseError } from './errors.js';
import { toHeaders } from './headers.js';
import type { RawEvent } from './event-parser.js';
import { EventStream, type StreamEvent } from './event-stream.js';
import { bareType } from './media.js';
import { parseJson } from './read-json.js';
import { acceptedEndpoint } from './representation-call.js';
import { type CallState, startCall } from './call-state.js';
import { type ReceivedResponse, sendRequest } from './send-request.js';

/** How to read the items of a media type. */
export interface ItemReader {
  /** Splits the body into events, lines or parts. */
  readonly parse: (
    chunks: AsyncIterable<Uint8Array>,
    contentType: string,
  ) => AsyncIterable<RawItem>;
  /** What an item is: the data parsed as JSON, as text or as a `Blob`, or the event itself. */
  readonly as: 'json' | 'text' | 'bytes' | 'event';
  /** The events whose data is JSON, if items are events: all, or those of these names. */
  readonly json?: true | readonly string[];
}

/** An event or a line, or a part, whose data may be bytes. */
type RawItem = RawEvent | (Omit<RawEvent, 'data'> & { readonly data: Blob });

/** The item readers of an operation by media type. */
export type ItemReaders = Readonly<Record<string, ItemReader>>;

/** A stream response whose body is not read yet. */
interface OpenStream {
  readonly response: Response;
  readonly reader: ItemReader;
}

/**
 * Calls an operation whose response can be a stream. Resolves when the response headers have arrived.
 * @param readers how to read the items of a stream, by media type
 */
export function streamOperation<Result>(
  connection: Connection,
  endpoint: Endpoint,
  readers: ItemReaders,
  input: Input,
): Call<Result> {
  const call = startCall(endpoint, connection.secrets, input);
  return new Call(
    openStream(connection, endpoint, readers, call) as Promise<ReceivedResponse<Result>>,
  );
}

async function openStream(
  connection: Connection,
  endpoint: Endpoint,
  readers: ItemReaders,
  call: CallState,
): Promise<ReceivedResponse<unknown>> {
  const { input, operation } = call;
  const { accept } = input.options ?? {};
  const asked = accept !== undefined && Object.hasOwn(readers, accept) ? accept : undefined;
  const accepted = acceptedEndpoint(endpoint, input);
  const whole = accepted.read && streamReader(accepted.read, readers, asked);
  const reading = whole ? { ...accepted, read: whole, unvalidated: true } : accepted;
  const received = await sendRequest(connection, reading, call);
  const { data, response } = received;
  if (isOpened(data)) {
    return { data: new EventStream(readItems(connection, reading, call, data)), response };
  }
  // A media type requested by `accept` has no validator.
  if (whole && accept === undefined) {
    const called = { ...endpoint, ...operation };
    await connection.options.validate?.response(called, response.status, data);
    const { dates } = endpoint;
    if (dates) return { data: dates.readResponse(response.status, data), response };
  }
  return received;
}

/** Leaves the body of a stream unread; reads other bodies as the endpoint specifies. */
function streamReader(
  other: NonNullable<Endpoint['read']>,
  readers: ItemReaders,
  asked: string | undefined,
): NonNullable<Endpoint['read']> {
  return async (response, operation) => {
    const actual = bareType(response.headers.get('content-type') ?? '');
    const reader = Object.hasOwn(readers, actual) ? readers[actual] : undefined;
    if (reader) return { response, reader } satisfies OpenStream;
    // 204 is the end of a stream.
    if (asked === undefined || response.status === 204) return other(response, operation);
    throw new ResponseError(operation, response, await response.text(), asked);
  };
}

function isOpened(data: unknown): data is OpenStream {
  return typeof data === 'object' && data !== null && 'reader' in data && 'response' in data;
}

/** The items of a stream, and with `reconnect` those of the following connections. */
async function* readItems(
  connection: Connection,
  endpoint: Endpoint,
  { input, operation }: CallState,
  opened: OpenStream,
): AsyncGenerator<StreamEvent<unknown>, void> {
  const called = { ...endpoint, ...operation };
  const { signal, reconnect = false } = (input.options ?? {}) as StreamOptions;
  let current: OpenStream | undefined = opened;
  let lastId: string | undefined;
  let pause = 1000;
  while (current) {
    const { response, reader } = current;
    const chunks = readChunks(connection, operation, response, input.options);
    try {
      for await (const event of reader.parse(chunks, response.headers.get('content-type') ?? '')) {
        lastId = event.id ?? lastId;
        pause = event.retry ?? pause;
        // Some services mark the end of a stream of JSON values in this way.
        if (reader.as === 'json' && event.data === '[DONE]') return;
        const value = await parseItem(event, reader, response, operation);
        const data = await readItem(connection, called, response, value);
        yield { data, event: event.event, id: event.id };
      }
      if (!reconnect) return;
    } catch (error) {
      if (!reconnect || !isConnectionLost(error)) throw error;
    }
    await clock.wait(pause, signal);
    current = await reconnectStream(connection, called, input, lastId);
  }
}

/** Validates an item and converts its date-times. */
async function readItem(
  { options }: Connection,
  endpoint: Endpoint & CalledOperation,
  { status }: Response,
  value: unknown,
): Promise<unknown> {
  await options.validate?.response(endpoint, status, value, 'streams');
  return endpoint.dates ? endpoint.dates.readItem(status, value) : value;
}

/** True if the connection was lost, so that reconnecting may continue the stream. */
function isConnectionLost(error: unknown): boolean {
  return error instanceof ConnectionError && !(error instanceof AbortedError);
}

/** Reconnects after the last event; undefined if the service returns 204, the end of the stream. */
async function reconnectStream(
  connection: Connection,
  endpoint: Endpoint & CalledOperation,
  { options, ...input }: Input,
  lastId: string | undefined,
): Promise<OpenStream | undefined> {
  const headers = toHeaders(options?.headers);
  if (lastId) headers.set('last-event-id', lastId);
  const again = { ...input, options: { ...options, headers } };
  const call = startCall(endpoint, connection.secrets, again, endpoint.site);
  const { data } = await sendRequest(connection, { ...endpoint, idempotent: true }, call);
  return isOpened(data) ? data : undefined;
}

async function parseItem(
  { retry: _retry, ...event }: RawItem,
  { as, json = [] }: ItemReader,
  response: Response,
  operation: CalledOperation,
): Promise<unknown> {
  if (as === 'bytes') return event.data;
  const data = event.data instanceof Blob ? await event.data.text() : event.data;
  const isJson = json === true || json.includes(event.event ?? 'message');
  if (as === 'event')
    return isJson ? { ...event, data: parseJson(data, response, operation) } : event;
  return as === 'text' ? data : parseJson(data, response, operation);
}
