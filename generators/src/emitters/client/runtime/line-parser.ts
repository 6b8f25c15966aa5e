/** A line break or a record separator. */
const separator = new RegExp(`[\n${String.fromCharCode(30)}]`);

/** The maximum length of a line in characters. */
const maxLineLength = 2 ** 26;

/**
 * Parses a body of one JSON value per line, or one after each record separator (RFC 7464).
 * @throws {RangeError} if a line is longer than 64 million characters
 */
export async function* parseLines(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ readonly data: string }> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    // JSON on one line contains no line break, and no JSON contains a record separator.
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(separator);
    rest = lines.pop() ?? '';
    if (rest.length > maxLineLength) throw new RangeError('A line of the body is too long');
    for (const line of nonEmptyLines(lines)) yield line;
  }
  for (const line of nonEmptyLines([rest])) yield line;
}

function nonEmptyLines(lines: readonly string[]): { readonly data: string }[] {
  return lines.filter((line) => line.trim() !== '').map((data) => ({ data }));
}
