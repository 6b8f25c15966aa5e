/** Characters that a terminal obeys instead of showing them, and those that turn text round. */
const obeyed = /[\p{Cc}\p{Bidi_Control}]/gu;

/** A text of others for a terminal: what would be obeyed is written out, such as `\u001b`. */
export function escapeControlCharacters(text: string): string {
  return text.replaceAll(obeyed, (character) => {
    if (character === '\n' || character === '\t') return character;
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
