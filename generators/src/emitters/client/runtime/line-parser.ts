/** A line break or a record separator. */
const separator = new RegExp(`[\n${String.fromCharCode(30)}]`);

/** How many characters a line may have. */
const longest = 2 ** 26;

/**
 * The records of a body with one JSON text a line, or each behind a record separator (RFC 7464).
 * @throws {RangeError} if one is longer than 64 million characters
 */
export async function* parseLines(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ readonly data: string }> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    // A line break cannot stand within a JSON text of a line, nor a separator within any.
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(separator);
    rest = lines.pop() ?? '';
    if (rest.length > longest) throw new RangeError('A line of the body is too long');
    for (const line of filled(lines)) yield line;
  }
  for (const line of filled([rest])) yield line;
}

function filled(lines: readonly string[]): { readonly data: string }[] {
  return lines.filter((line) => line.trim() !== '').map((data) => ({ data }));
}
