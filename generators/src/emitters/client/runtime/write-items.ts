import { withBoundary, writePart } from '../../types/runtime/multipart.js';
import type { EncodedBody, WireBody } from './encoded-body.js';
import { bareType } from './media.js';
import { toJson } from './values.js';

/** Some values, which may become known one after the other. */
export type Items<Item> = Iterable<Item> | AsyncIterable<Item>;

/** Writes a sequence of JSON values: lines, or records after a separator (RFC 7464). */
export function writeItems(items: Items<unknown>, type: string): EncodedBody {
  const separator = bareType(type).endsWith('json-seq') ? '\x1E' : '';
  return encodeItems(items, type, (item) => `${separator}${toJson(item)}\n`);
}

/**
 * Creates the writer of a sequence that may be multipart, with one part for each item.
 * @param partType the media type of the parts
 */
export function partsWriter(partType: string): typeof writeItems {
  return (items, documented) => {
    if (!bareType(documented).startsWith('multipart/')) return writeItems(items, documented);
    const { type, boundary } = withBoundary(documented);
    const write = (item: unknown): Blob => writePart(item, partType, boundary);
    return encodeItems(items, type, write, `--${boundary}--\r\n`);
  };
}

/** @param end what follows the last item */
function encodeItems(
  items: Items<unknown>,
  type: string,
  write: (item: unknown) => string | Blob,
  end = '',
): EncodedBody {
  if (Symbol.iterator in items) return { body: joined([...Array.from(items, write), end]), type };
  const iterator = items[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      const part = done ? end : write(value);
      const bytes =
        part instanceof Blob ? new Uint8Array(await part.arrayBuffer()) : encoder.encode(part);
      if (bytes.length > 0) controller.enqueue(bytes);
      if (done) controller.close();
    },
    async cancel() {
      await iterator.return?.();
    },
  });
  return { body, type, duplex: 'half' };
}

/** Text as one string, which some platforms send faster than a `Blob`. */
function joined(written: readonly (string | Blob)[]): WireBody {
  const isText = written.every((each) => typeof each === 'string');
  return isText ? written.join('') : new Blob([...written]);
}
