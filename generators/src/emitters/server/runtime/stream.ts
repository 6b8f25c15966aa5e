import { exactSchema } from '../../validators/runtime/open.js';
import { ResponseViolation } from './check-response.js';
import type { ReadableOperation, StreamedReply, WriteStream } from './codecs.js';
import type { Reply } from './handler.js';
import { toIssues } from './issues.js';
import { parseMediaType } from './media-type.js';
import { ServerEvent } from './server-event.js';
import { withBoundary, writePart } from '../../types/runtime/multipart.js';
import { documentedKey } from '../../types/runtime/documented-key.js';
import { streamTypeOf } from './stream-type.js';

/** How the items of a stream are written that are not only JSON. */
interface ItemOptions {
  /** If items are whole events, with names and ids: the events whose data is JSON, all or those of these names. */
  readonly events?: true | readonly string[];
  /** The media type of the parts of a multipart response. */
  readonly parts?: string;
}

/** Writes lines of JSON, or events with the items as their data. */
export const writeItems: WriteStream = itemWriter({});

/** Returns a function that writes whole events or parts too. */
export function itemWriter(options: ItemOptions): WriteStream {
  return (route, reply, validate, report) =>
    write(route, validate ? checkStream(route, reply) : reply, options, report);
}

function write(
  route: ReadableOperation,
  reply: StreamedReply,
  { events, parts = 'application/json' }: ItemOptions,
  report: (error: unknown) => void,
): Reply {
  const documented = streamTypeOf(reply, route);
  const essence = parseMediaType(documented)?.essence ?? '';
  const isEvents = essence === 'text/event-stream';
  const isParts = essence.startsWith('multipart/');
  const { type, boundary } = isParts
    ? withBoundary(documented)
    : { type: documented, boundary: '' };
  const iterator = reply.body[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  const serialize = (item: unknown): string | Blob => {
    if (isEvents) return serializeEvent(item, events);
    if (isParts) return writePart(item, parts, boundary);
    return `${essence.endsWith('json-seq') ? '\u{1E}' : ''}${JSON.stringify(item)}\n`;
  };
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done = false, value } = await iterator.next();
          const end = isParts ? `--${boundary}--\r\n` : '';
          const part = done ? end : serialize(value);
          const bytes =
            part instanceof Blob ? new Uint8Array(await part.arrayBuffer()) : encoder.encode(part);
          if (bytes.length > 0) controller.enqueue(bytes);
          if (done) controller.close();
        } catch (error) {
          report(error);
          controller.error(error);
        }
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
  const unbuffered = isEvents ? { 'cache-control': 'no-cache' } : {};
  return { ...reply, body, headers: { ...unbuffered, ...reply.headers, 'content-type': type } };
}

/** Validates the items of a stream against the document as they arrive. An invalid item aborts the response. */
function checkStream(
  { operation, validators }: ReadableOperation,
  reply: StreamedReply,
): StreamedReply {
  const { streams = {} } = validators;
  const validator = streams[documentedKey(streams, reply.status) ?? ''];
  if (!validator) return reply;
  const exact = exactSchema(validator);
  async function* checked(): AsyncGenerator {
    for await (const item of reply.body) {
      const data = item instanceof ServerEvent ? item.data : item;
      const value: unknown = data instanceof Blob ? data : JSON.parse(JSON.stringify(data));
      const { success, error } = exact.safeParse(value);
      if (!success) {
        const issues = toIssues({ in: 'body', value }, error.issues);
        const what = 'an item does not match the document';
        throw new ResponseViolation(operation.id, reply.status, what, issues);
      }
      yield item;
    }
  }
  return { ...reply, body: checked() };
}

/**
 * Serializes an event.
 * @param json undefined if an item is the data of an event; else the whole events whose data is JSON
 */
function serializeEvent(item: unknown, json: ItemOptions['events']): string {
  const isWhole = item instanceof ServerEvent || json !== undefined;
  const whole = isWhole ? (item as ServerEvent<unknown>) : new ServerEvent(item);
  const { event, id, retry, data } = whole;
  const isJson = json === true || json?.includes(event ?? 'message') === true;
  const text = typeof data === 'string' && !isJson ? data : JSON.stringify(data);
  return `${[
    ...serializeField('event', event),
    ...serializeField('id', id),
    ...serializeField('retry', retry),
    ...text.split(/\r\n|\r|\n/).map((line) => `data: ${line}`),
  ].join('\n')}\n\n`;
}

/** @throws {TypeError} if the value contains a line break, which would end the field */
function serializeField(name: string, value: string | number | undefined): string[] {
  if (value === undefined) return [];
  if (/[\r\n\0]/.test(`${value}`)) throw new TypeError(`The ${name} of an event has a line break.`);
  return [`${name}: ${value}`];
}
