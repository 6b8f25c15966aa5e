import { type Command, type Option, optionsOf } from './command.js';

const width = 100;
const indent = 26;

/** What {@link formatHelp} shows besides a command's own options. */
export interface HelpOptions {
  /** The other commands of the program, by their words. */
  readonly others?: Readonly<Record<string, Command>>;
  /** True to show all options; false to leave out rare ones. */
  readonly all?: boolean;
}

/** Formats the output of `--help`. */
export function formatHelp(
  command: Command,
  program: string,
  { others = {}, all = false }: HelpOptions = {},
): string {
  const options = optionsOf(command);
  const visible = options.filter(({ isRare }) => all || !isRare);
  const left = options.length - visible.length;
  const usages = [
    usageLine(command, program),
    ...Object.entries(others).map(([words, other]) => usageLine(other, `${program} ${words}`)),
  ];
  const help = [
    row('--help, -h', 'show this text'),
    ...(left > 0 ? [row('--help all', `show ${left} more options`)] : []),
  ];
  return [
    `Usage: ${usages.join('\n       ')}`,
    wrap(plain(command.about), 0),
    [...visible.map(rowOf), ...help].join('\n'),
    ...(command.end ? [wrap(command.end, 0)] : []),
  ].join('\n\n');
}

function usageLine(command: Command, program: string): string {
  const options = optionsOf(command);
  return [
    program,
    ...options.filter(({ isRequired }) => isRequired).map((each) => usageOf(each)),
    ...options.filter(isOptionalArgument).map((each) => `[${each.flag}]`),
    ...(options.some((each) => !each.isRequired && each.isFlag) ? ['[options]'] : []),
  ].join(' ');
}

/** Formats the options as the rows of a Markdown table with their description and default. */
export function optionTable(command: Command): string {
  const rows = optionsOf(command).map((option) => {
    const name = option.isPositional ? option.flag : rowNameOf(option);
    return `| \`${name.replaceAll('|', '\\|')}\` | ${aboutOf(option)} |`;
  });
  return ['| Option | |', '|---|---|', ...rows, '| `--help`, `-h` | show the help |'].join('\n');
}

function isOptionalArgument({ isPositional, isRequired }: Option): boolean {
  return isPositional && !isRequired;
}

function usageOf({ flag, value, isPositional, isVariable }: Option): string {
  return value === undefined || isPositional || isVariable ? flag : `${flag} ${value}`;
}

/** The name in a list of options: `--out DIR, -o`. */
function rowNameOf(option: Option): string {
  return option.short === undefined ? usageOf(option) : `${usageOf(option)}, -${option.short}`;
}

function rowOf(option: Option): string {
  return row(rowNameOf(option), plain(aboutOf(option)));
}

function aboutOf({ description, type, preset, variable, isVariable }: Option): string {
  const notes = [
    ...(variable !== undefined && !isVariable ? [`or the variable \`${variable}\``] : []),
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
