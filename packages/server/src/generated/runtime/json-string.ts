// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** Returns the index of the closing quote of the string that begins at an index. */
export function endOfString(text: string, begin: number): number {
  let end = begin;
  for (;;) {
    end = text.indexOf('"', end + 1);
    if (end === -1) return text.length;
    let backslashes = 0;
    while (text[end - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
}
