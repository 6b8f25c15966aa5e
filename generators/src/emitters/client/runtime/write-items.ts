import type { EncodedBody } from './encoded-body.js';
import { bareType } from './media.js';
import { toJson } from './values.js';

/** Some values, which may become known one after the other. */
export type Items<Item> = Iterable<Item> | AsyncIterable<Item>;

/** Writes a sequence of JSON values: lines, or records after a separator (RFC 7464). */
export function writeItems(items: Items<unknown>, type: string): EncodedBody {
  const separator = bareType(type).endsWith('json-seq') ? '\x1E' : '';
  const write = (item: unknown): string => `${separator}${toJson(item)}\n`;
  if (Symbol.iterator in items) return { body: Array.from(items, write).join(''), type };
  const iterator = items[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(write(value)));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
  return { body, type, duplex: 'half' };
}
