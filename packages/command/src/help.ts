import { type Command, type Option, optionsOf } from './command.js';

const width = 100;
const indent = 26;

/**
 * Formats the output of `--help`.
 * @param program how the command is called, such as `pnpm conformance`
 * @param more further lines of the usage, such as those of subcommands
 */
export function formatHelp(
  command: Command,
  program: string,
  more: readonly string[] = [],
): string {
  const options = optionsOf(command);
  const usage = [
    program,
    ...options.filter(({ isRequired }) => isRequired).map((each) => usageOf(each)),
    ...options.filter(isOptionalArgument).map((each) => `[${each.flag}]`),
    ...(options.some((each) => !each.isRequired && !each.isPositional) ? ['[options]'] : []),
  ].join(' ');
  const head = [`Usage: ${usage}`, ...more.map((line) => `       ${line}`)].join('\n');
  const rows = [...options.map(rowOf), row('--help', 'show this text')].join('\n');
  return [head, wrap(plain(command.about), 0), rows, ...(command.end ? [command.end] : [])].join(
    '\n\n',
  );
}

/** Formats the options as the rows of a Markdown table with their description and default. */
export function optionTable(command: Command): string {
  const rows = optionsOf(command).map((option) => {
    const name = option.isPositional ? option.flag : usageOf(option);
    return `| \`${name.replaceAll('|', '\\|')}\` | ${aboutOf(option)} |`;
  });
  return ['| Option | |', '|---|---|', ...rows, '| `--help` | show the help |'].join('\n');
}

function isOptionalArgument({ isPositional, isRequired }: Option): boolean {
  return isPositional && !isRequired;
}

function usageOf({ flag, value, isPositional }: Option): string {
  return value === undefined || isPositional ? flag : `${flag} ${value}`;
}

function rowOf(option: Option): string {
  return row(usageOf(option), plain(aboutOf(option)));
}

function aboutOf({ description, type, preset }: Option): string {
  const notes = [
    ...(type === 'list' ? ['repeatable'] : []),
    ...(preset === undefined ? [] : [`default: ${preset}`]),
  ];
  return notes.length === 0 ? description : `${description} (${notes.join(', ')})`;
}

function row(name: string, about: string): string {
  const text = wrap(about, indent);
  const left = `  ${name}`;
  // A long name has a line of its own.
  return left.length > indent - 2
    ? `${left}\n${' '.repeat(indent)}${text}`
    : `${left.padEnd(indent)}${text}`;
}

/** Returns Markdown without links and backticks. */
function plain(text: string): string {
  return text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
}

/** Breaks a text into lines that begin after a number of spaces, except the first one. */
function wrap(text: string, spaces: number): string {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && spaces + last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.join(`\n${' '.repeat(spaces)}`);
}
