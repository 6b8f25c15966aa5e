import { globSync } from 'node:fs';
import { root } from '../../scripts/processes/run-node.js';
import { readText } from '../repository.js';

const program = String.raw`(?:npx )?seller-funds-(?:sandbox|conformance|generate|diff)(?![\w.-])`;
/** A command line in a block: perhaps with variables, or with input from another command. */
const inBlock = new RegExp(
  `^[ ]*(?:(?:- )?run: )?((?:\\w+=\\S+ |[^#|\`\n]+ \\| )?${program}.*)$`,
  'gm',
);
/** One in a sentence; without an argument it may be only the name of the program. */
const inSentence = new RegExp(`\`((?:\\w+=\\S+ )?(?:npx seller|${program}\\s)[^\`]*)\``, 'g');

export function commandLinesOf(markdown: string): string[] {
  const parts = markdown.replaceAll(/ \\\n\s*/g, ' ').split(/(^```.*?^```$)/ms);
  const found = parts.flatMap((part) => [
    ...part.matchAll(part.startsWith('```') ? inBlock : inSentence),
  ]);
  return found.map(([, line = '']) =>
    line
      .replace(/\s+#.*$/, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

export function pagesWithCommands(): string[] {
  const patterns = ['README.md', 'generators/README.md', 'packages/*/README.md', 'docs/**/*.md'];
  return globSync(patterns, { cwd: root });
}

export function findCommandLines(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const page of pagesWithCommands())
    for (const line of commandLinesOf(readText(page)))
      found.set(line, [...(found.get(line) ?? []), page]);
  return found;
}
