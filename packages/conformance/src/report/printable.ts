/** Characters that a terminal obeys instead of showing them, and those that turn text round. */
const obeyed = /(?![\t\n])[\u0000-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A text of others for a terminal: what would be obeyed is written out, such as `\\u001b`. */
export function printable(text: string): string {
  return text.replaceAll(
    obeyed,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
