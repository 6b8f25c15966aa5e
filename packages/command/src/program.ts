import { type Command, optionsOf, type Values } from './command.js';
import { formatHelp } from './help.js';
import { type Environment, formatUsageError, parseCommand, UsageError } from './parse.js';

/** How a program was called, and where it prints. */
export interface Call {
  /** How the program is called, such as `pnpm sandbox`. */
  readonly command: string;
  /** What `--version` prints. */
  readonly version?: string | undefined;
  /** Without the program; a leading `--`, which pnpm passes on, is ignored. */
  readonly args: readonly string[];
  readonly environment: Environment;
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
}

/** The call of a program by this process. */
export function processCall(command: string, args: readonly string[], version?: string): Call {
  return {
    command,
    version,
    args,
    environment: process.env,
    out: (text) => process.stdout.write(text),
    error: (text) => process.stderr.write(text),
  };
}

/** A command of a program. */
export interface Runnable<C extends Call> {
  readonly command: Command;
  /** Parses the arguments and runs the command; returns the exit code. */
  readonly run: (args: readonly string[], call: C) => Promise<number>;
}

/** Combines a command with the function that runs it and returns the exit code. */
export function runnable<Own extends Command, C extends Call>(
  command: Own,
  run: (values: Values<Own>, call: C) => Promise<number> | number,
): Runnable<C> {
  return {
    command,
    run: async (args, call) => run(parseCommand(command, args, call.environment), call),
  };
}

/** The commands of a program by their words, such as `webhooks listen`; `''` is the one without words. */
export type Program<C extends Call> = Readonly<Record<string, Runnable<C>>>;

/**
 * Runs the command that the arguments name, or prints its help.
 * @returns the exit code of the command; 2 for a {@link UsageError}, whose message is printed in one line
 */
export async function runProgram<C extends Call>(program: Program<C>, call: C): Promise<number> {
  const { command, out, error: print } = call;
  const args = call.args[0] === '--' ? call.args.slice(1) : call.args;
  try {
    if (args.includes('--help') || args.includes('-h')) {
      out(`${helpOf(program, command, args)}\n`);
      return 0;
    }
    // A command may have an option of that name, which takes a value.
    if (call.version !== undefined && args.join() === '--version') {
      out(`${call.version}\n`);
      return 0;
    }
    const [words, found] = find(program, args);
    const rest = words === '' ? args : args.slice(words.split(' ').length);
    return await found.run(rest, call);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    print(`${formatUsageError(error, command)}\n`);
    return 2;
  }
}

function helpOf<C extends Call>(program: Program<C>, name: string, args: readonly string[]) {
  const [words, { command }] = find(program, args, true);
  const all = args.includes('all');
  if (words !== '') return formatHelp(command, `${name} ${words}`, { all });
  const others = Object.entries(program).filter(([each]) => each !== '');
  const commands = others.map(([each, other]) => [each, other.command] as const);
  return formatHelp(command, name, { others: Object.fromEntries(commands), all });
}

/** @throws {UsageError} if the arguments begin with unknown words, except for its help */
function find<C extends Call>(
  program: Program<C>,
  args: readonly string[],
  isForHelp = false,
): [words: string, found: Runnable<C>] {
  const names = Object.keys(program).filter((each) => each !== '');
  const name = names.find((each) => `${args.join(' ')} `.startsWith(`${each} `)) ?? '';
  const found = program[name];
  const [first = '-'] = args;
  const isKnown = name !== '' || first.startsWith('-') || isForHelp;
  if (found && (isKnown || optionsOf(found.command).some((each) => each.isPositional)))
    return [name, found];
  throw new UsageError(`Unknown command "${first}"; there are ${names.join(', ')}.`);
}
