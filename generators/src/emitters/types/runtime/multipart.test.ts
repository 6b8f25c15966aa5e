import { expect, test } from 'vitest';
import { readParts, withBoundary, writePart } from './multipart.js';

const type = 'multipart/mixed; boundary="a b"';
const body =
  'ignored\r\n--a b\r\n\r\nplain\r\n--a b  \r\nX-Other: 1\r\ncontent-type: text/csv\r\n\r\n--a\r\n\r\n--a b--\r\nignored';

/** The parts of a body that arrives in chunks of some bytes. */
async function read(text: string, size = text.length, contentType = type): Promise<string[]> {
  const bytes = new TextEncoder().encode(text);
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.slice(index * size, (index + 1) * size),
  );
  const result: string[] = [];
  for await (const part of readParts(chunks, contentType))
    result.push(`${part.type}|${await part.text()}`);
  return result;
}

test('parts are the same wherever the body is divided', async () => {
  for (let size = 1; size <= body.length; size += 1)
    expect(await read(body, size), `${size}`).toEqual(['|plain', 'text/csv|--a\r\n']);
});

test.each([
  ['does not end with its boundary', body.slice(0, body.indexOf('--a b--')), type],
  ['does not end with its boundary', '', type],
  ['has no empty line after its headers', '--a b\r\nplain\r\n--a b--', type],
  ['has no boundary', body, 'multipart/mixed'],
])('a body that %s is refused', async (message, text, contentType) => {
  await expect(read(text, 3, contentType)).rejects.toThrow(message);
});

test.each([
  [new Blob(['x'], { type: 'image/png' }), 'image/*', 'image/png|x'],
  [new Blob(['x']), 'image/*', 'application/octet-stream|x'],
  ['"', 'text/plain', 'text/plain|"'],
  ['"', 'application/json', 'application/json|"\\""'],
  [5, 'text/plain', 'text/plain|5'],
])('%o is written as a part of %s', async (item, partType, expected) => {
  const { type: given, boundary } = withBoundary('multipart/mixed');
  const text = await new Blob([writePart(item, partType, boundary), `--${boundary}--`]).text();
  expect(await read(text, 7, given)).toEqual([expected]);
});
