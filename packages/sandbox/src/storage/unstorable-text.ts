/** U+0000, which PostgreSQL cannot store, and lone surrogates, which UTF-8 cannot encode. */
const unstorable = /[\0\p{Surrogate}]/u;

/** The text contains a character that the databases cannot store. */
export class UnstorableText extends Error {
  override readonly name = 'UnstorableText';

  constructor() {
    super('Text must not contain the character U+0000 or a lone surrogate.');
  }
}

/** True if all databases store a text unchanged. */
export function isStorable(text: string): boolean {
  return !unstorable.test(text);
}

/** The text with U+FFFD in place of the characters that cannot be stored. */
export function storableText(text: string): string {
  return text.replaceAll(new RegExp(unstorable, 'gu'), '\uFFFD');
}
