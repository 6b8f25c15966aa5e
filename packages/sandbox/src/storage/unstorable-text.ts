/** Text that not every database can store: it has a NUL character. */
export class UnstorableText extends Error {
  override readonly name = 'UnstorableText';

  constructor() {
    super('Text must not contain the character U+0000.');
  }
}
