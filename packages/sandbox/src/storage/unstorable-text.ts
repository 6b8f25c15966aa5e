/** The text contains a NUL character, which PostgreSQL cannot store. */
export class UnstorableText extends Error {
  override readonly name = 'UnstorableText';

  constructor() {
    super('Text must not contain the character U+0000.');
  }
}

/** The text with U+FFFD in place of U+0000. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '\uFFFD');
}
