import { stripVTControlCharacters } from 'node:util';

/** Patterns of error lines, most specific first: a crash of the runtime, an error, a symbol, a word. */
const signs: readonly RegExp[] = [
  /FATAL ERROR|heap out of memory/,
  /\b(?:[A-Z]\w*)?Error(?: \[\w+\])?: /,
  /🛑|✖|✘|❌/,
  /\b(?:error|cannot|can't|failed)\b/i,
];

const maximumLength = 160;

/**
 * Finds the line in the output of a tool that says why it failed.
 * @param root a folder to remove from paths
 */
export function errorLine(output: string, root = ''): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim().replaceAll(root === '' ? /$^/g : root, ''))
    .filter((line) => line !== '' && !/^(?:at |Node\.js v\d)/.test(line));
  const found = signs.map((sign) => lines.find((line) => sign.test(line)));
  const first = found.find((entry) => entry !== undefined) ?? lines.at(-1) ?? 'no message';
  // `Validation failed:` needs the next line.
  const next = first.endsWith(':') ? lines[lines.indexOf(first) + 1] : undefined;
  const line = next === undefined ? first : `${first} ${next}`;
  return line.length > maximumLength ? `${line.slice(0, maximumLength - 1)}…` : line;
}
