import { exactSchema } from '../../validators/runtime/open.js';
import { ResponseViolation } from './check-response.js';
import type { ReadableOperation, StreamedReply, WriteStream } from './codecs.js';
import type { Reply } from './handler.js';
import { toIssues } from './issues.js';
import { parseMediaType } from './media-type.js';
import { ServerEvent } from './server-event.js';
import { documentedKey } from '../../types/runtime/documented-key.js';
import { streamTypeOf } from './stream-type.js';

/** Writes lines of JSON, or events with the items as their data. */
export const writeItems: WriteStream = (route, reply, validate, report) =>
  write(route, validate ? checkStream(route, reply) : reply, false, report);

/**
 * Returns a function that writes events that the document describes as a whole, with names and ids.
 * @param json the events whose data is JSON: all, or those of these names
 */
export function eventWriter(json: true | readonly string[] = []): WriteStream {
  return (route, reply, validate, report) =>
    write(route, validate ? checkStream(route, reply) : reply, json, report);
}

function write(
  route: ReadableOperation,
  reply: StreamedReply,
  whole: false | true | readonly string[],
  report: (error: unknown) => void,
): Reply {
  const type = streamTypeOf(reply, route);
  const essence = parseMediaType(type)?.essence ?? '';
  const isEvents = essence === 'text/event-stream';
  const iterator = reply.body[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  const serialize = (item: unknown): string => {
    if (isEvents) return serializeEvent(item, whole);
    return `${essence.endsWith('json-seq') ? '\u{1E}' : ''}${JSON.stringify(item)}\n`;
  };
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done = false, value } = await iterator.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(serialize(value)));
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
      const value: unknown = JSON.parse(JSON.stringify(data));
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
 * @param json false if an item is the data of an event; else the whole events whose data is JSON
 */
function serializeEvent(item: unknown, json: boolean | readonly string[]): string {
  const isWhole = item instanceof ServerEvent || json !== false;
  const whole = isWhole ? (item as ServerEvent<unknown>) : new ServerEvent(item);
  const { event, id, retry, data } = whole;
  const isJson = json === true || (json !== false && json.includes(event ?? 'message'));
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
