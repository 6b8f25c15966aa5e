/** The text contains a NUL character, which PostgreSQL cannot store. */
export class UnstorableText extends Error {
  override readonly name = 'UnstorableText';

  constructor() {
    super('Text must not contain the character U+0000.');
  }
}
