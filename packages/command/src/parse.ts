import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import type * as z from 'zod';
import { type Command, type Option, optionsOf, type Values } from './command.js';
import { escapeControlCharacters } from './escape-control-characters.js';

/** Invalid arguments of a command; the message is one line for the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The line that reports a usage error: what is wrong, and where the help is. */
export function formatUsageError({ message }: UsageError, program: string): string {
  return `${escapeControlCharacters(message)} \`${program} --help\` prints the usage.`;
}

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Parses the arguments of a command.
 * @param args without the program
 * @throws {UsageError} for an unknown option, a missing or an invalid value, or options that cannot be combined
 */
export function parseCommand<C extends Command>(
  command: C,
  args: readonly string[],
  environment: Environment = {},
): Values<C> {
  const options = optionsOf(command);
  const optionTexts = readTexts(options, args);
  const texts = { ...variablesIn(options, environment), ...optionTexts };
  const parsed = command.options.safeParse(texts);
  if (parsed.success) return parsed.data as Values<C>;
  const [issue] = parsed.error.issues;
  // An error names the variable if the value is from there.
  const named = options.map((each) =>
    each.name in optionTexts
      ? each
      : { ...each, flag: each.name in texts ? (each.variable ?? '') : each.flag },
  );
  throw new UsageError(issue ? describe(issue, named, texts) : 'Invalid arguments.');
}

function variablesIn(options: readonly Option[], environment: Environment): Texts {
  const values = options.map(({ name, variable = '' }) => [name, environment[variable]] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

type Texts = Readonly<Record<string, unknown>>;

function readTexts(options: readonly Option[], args: readonly string[]): Texts {
  const flags = options.filter(({ isFlag }) => isFlag);
  const operands = options.filter(({ isPositional }) => isPositional);
  const config: ParseArgsOptionsConfig = Object.fromEntries(
    flags.map(({ flag, short, type }) => [
      flag.slice(2),
      {
        type: type === 'boolean' ? 'boolean' : 'string',
        multiple: type === 'list',
        ...(short !== undefined && { short }),
      },
    ]),
  );
  const { values, positionals } = parse(args, config);
  const extra = positionals[operands.length];
  const takesAll = operands.at(-1)?.type === 'list';
  if (extra !== undefined && !takesAll) throw new UsageError(`Unexpected argument "${extra}".`);
  const texts = [
    ...flags.map(({ name, flag }) => [name, values[flag.slice(2)]] as const),
    ...operands.map(({ name, type }, index) => {
      const rest = positionals.slice(index);
      // An argument that is a list takes all that follow.
      return [name, type === 'list' && rest.length > 0 ? rest : rest[0]] as const;
    }),
  ];
  return Object.fromEntries(texts.filter(([, value]) => value !== undefined));
}

function parse(args: readonly string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [sentence = ''] = error instanceof Error ? error.message.split(/\.\s/) : [String(error)];
    const [, flag] = /^Option '(\S+).*' argument /.exec(sentence) ?? [];
    throw new UsageError(flag ? `${flag} takes a value.` : `${sentence.replace(/\.$/, '')}.`);
  }
}

function describe(issue: z.core.$ZodIssue, options: readonly Option[], texts: Texts): string {
  const option = options.find(({ name }) => name === issue.path[0]);
  if (!option) return issue.message;
  const { name, flag, isSecret } = option;
  const value = texts[name];
  if (value === undefined) return `${flag} is missing: ${firstSentence(option.description)}.`;
  const takes =
    issue.code === 'invalid_value'
      ? `takes ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(issue.values.map(String))}`
      : issue.message;
  if (isSecret) return `${flag} ${takes}.`;
  const index = issue.path[1];
  const wrong: unknown = Array.isArray(value) && typeof index === 'number' ? value[index] : value;
  // The user and password of a URL stay out of logs.
  const text = JSON.stringify(wrong).replaceAll(/\/\/[^/@"]*@/g, '//[redacted]@');
  return `${flag} ${takes}, not ${text}.`;
}

function firstSentence(text: string): string {
  return (text.split(/[.;:] /)[0] ?? '').replace(/\.$/, '');
}
