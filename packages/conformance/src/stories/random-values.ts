import * as fc from 'fast-check';
import { type Command, during } from './command.js';

/** A command whose bodies have up to three other values or members that their schemas allow. */
export function varied(commands: fc.Arbitrary<Command>): fc.Arbitrary<Command> {
  const choices = fc.array(fc.nat(9_999), { maxLength: 3, size: 'max' });
  return fc
    .tuple(commands, choices)
    .map(([each, chosen]) =>
      chosen.length === 0
        ? each
        : during(each, `with other values (${chosen.join()})`, () => ({ choices: chosen })),
    );
}
