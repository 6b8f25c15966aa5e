/** The maximum length of a part in bytes. */
const maxPartLength = 2 ** 26;

/** A multipart media type with a new boundary, and that boundary. */
export function withBoundary(type: string): { readonly type: string; readonly boundary: string } {
  const boundary = `----parts-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
  return { type: `${type.replace('*', 'mixed')}; boundary=${boundary}`, boundary };
}

/**
 * Writes a part without a name (RFC 2046, 5.1.1). Bytes, and text that is not to be JSON, are written as they are.
 * @param partType its media type; a `Blob` keeps its own
 */
export function writePart(item: unknown, partType: string, boundary: string): Blob {
  const isRaw = item instanceof Blob || (typeof item === 'string' && !/json$/i.test(partType));
  const own = item instanceof Blob && item.type !== '' ? item.type : partType;
  const type = own.includes('*') ? 'application/octet-stream' : own;
  const content = isRaw ? item : JSON.stringify(item);
  return new Blob([`--${boundary}\r\nContent-Type: ${type}\r\n\r\n`, content, '\r\n']);
}

/**
 * Reads the parts of a multipart body as they arrive, each with its media type.
 * @throws {RangeError} if the body does not end with its boundary, or a part is longer than 64 MiB
 */
export async function* readParts(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  contentType: string,
): AsyncGenerator<Blob> {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new RangeError('The media type of the body has no boundary');
  const delimiter = new TextEncoder().encode(`\r\n--${boundary}`);
  const rest = new UnreadBytes();
  let isInside = false;
  for await (const chunk of chunks) {
    rest.add(chunk);
    for (let next = rest.takeTo(delimiter); next; next = rest.takeTo(delimiter)) {
      if (isInside) yield partOf(next.bytes);
      if (next.isLast) return;
      isInside = true;
    }
  }
  throw new RangeError('The body does not end with its boundary');
}

/** The bytes of a body that have arrived and are not read. They begin with a line break, for a delimiter that begins the body. */
class UnreadBytes {
  #bytes = Uint8Array.of(13, 10);
  #start = 0;
  #end = 2;
  #searched = 0;

  add(chunk: Uint8Array): void {
    this.#bytes.copyWithin(0, this.#start, this.#end);
    this.#end -= this.#start;
    this.#searched -= this.#start;
    this.#start = 0;
    const length = this.#end + chunk.length;
    if (length > maxPartLength) throw new RangeError('A part of the body is too long');
    if (length > this.#bytes.length) {
      const known = this.#bytes;
      this.#bytes = new Uint8Array(2 * length);
      this.#bytes.set(known);
    }
    this.#bytes.set(chunk, this.#end);
    this.#end = length;
  }

  /** The bytes before a delimiter, and whether two hyphens follow it; undefined if it has not arrived with the next two bytes. */
  takeTo(
    delimiter: Uint8Array,
  ): { readonly bytes: Uint8Array<ArrayBuffer>; readonly isLast: boolean } | undefined {
    const known = this.#bytes.subarray(0, this.#end);
    const place = find(known, delimiter, this.#searched);
    const end = place + delimiter.length;
    if (place < 0 || end + 2 > this.#end) {
      this.#searched = Math.max(this.#start, this.#end - delimiter.length - 1);
      return undefined;
    }
    const bytes = known.slice(this.#start, place);
    [this.#start, this.#searched] = [end, end];
    return { bytes, isLast: known[end] === 45 && known[end + 1] === 45 };
  }
}

/** The place of some bytes in others; -1 if they are not there. */
function find(bytes: Uint8Array, sought: Uint8Array, from: number): number {
  const [first = 0] = sought;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1))
    if (sought.every((byte, index) => bytes[at + index] === byte)) return at;
  return -1;
}

/** A part from the bytes between two delimiters: the rest of a line, headers, an empty line and its content. */
function partOf(bytes: Uint8Array<ArrayBuffer>): Blob {
  const end = find(bytes, Uint8Array.of(13, 10, 13, 10), 0);
  if (end < 0) throw new RangeError('A part of the body has no empty line after its headers');
  const headers = new TextDecoder().decode(bytes.subarray(0, end));
  const [, type = ''] = /\r\ncontent-type:\s*([^\r]*)/i.exec(headers) ?? [];
  return new Blob([bytes.subarray(end + 4)], { type });
}
