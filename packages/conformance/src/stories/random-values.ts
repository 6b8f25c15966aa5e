import * as fc from 'fast-check';
import type { Command } from './command.js';

/** A command whose bodies have up to three other values or members that their schemas allow. */
export function varied(commands: fc.Arbitrary<Command>): fc.Arbitrary<Command> {
  const choices = fc.array(fc.nat(9_999), { maxLength: 3, size: 'max' });
  return fc.tuple(commands, choices).map(([each, chosen]) => withValues(each, chosen));
}

function withValues({ text, needs, run }: Command, choices: readonly number[]): Command {
  if (choices.length === 0) return { text, needs, run };
  const runVaried: Command['run'] = async (story) => {
    const before = story.choices;
    story.choices = choices;
    try {
      await run(story);
    } finally {
      story.choices = before;
    }
  };
  return { text: `${text}, with other values (${choices.join()})`, needs, run: runVaried };
}
