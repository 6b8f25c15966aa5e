/** Something that a reader of the command's output can do something about: told without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
