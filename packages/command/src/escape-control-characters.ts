/** Control characters, and characters that change the direction of text. */
const controlCharacters = /[\p{Cc}\p{Bidi_Control}]/gu;

/** Escapes the control characters of untrusted text for a terminal, such as `\u001b`. */
export function escapeControlCharacters(text: string): string {
  return text.replaceAll(controlCharacters, (character) => {
    if (character === '\n' || character === '\t') return character;
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
