import { readParts } from '../../types/runtime/multipart.js';

/**
 * Parses the parts of a multipart body (RFC 2046).
 * @throws {RangeError} if the body does not end with its boundary, or a part is longer than 64 MiB
 */
export async function* parseParts(
  chunks: AsyncIterable<Uint8Array>,
  contentType: string,
): AsyncGenerator<{ readonly data: Blob }> {
  for await (const data of readParts(chunks, contentType)) yield { data };
}
