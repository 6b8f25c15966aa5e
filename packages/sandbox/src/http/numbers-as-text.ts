/**
 * A member of D48 with an integer value. Quotes in JSON strings are escaped, so this cannot match inside a string
 * value.
 */
const numbered = /"(phone|registrationNumber)"(\s*:\s*)(0|[1-9]\d*)(?=\s*[,}])/g;

/**
 * Accepts JSON numbers as phone and registration numbers of holders (D48): returns the body of a request with strings
 * in place of them, because the document defines strings.
 */
export function numbersAsText(bytes: Uint8Array, { url }: Request): Uint8Array {
  if (!url.includes('/accountholders')) return bytes;
  // One character per byte, so that invalid UTF-8 stays unchanged and is refused later.
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return Buffer.from(text.replaceAll(numbered, '"$1"$2"$3"'), 'latin1');
}
