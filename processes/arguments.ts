import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** The values of a command's options, as parseArgs types them. */
type Values<T extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; options: T }>
>['values'];

/** A mistake in a command's arguments: told in one line, with the usage, and exit code 2. */
export class UsageError extends Error {}

/**
 * Runs a command. `options` are those of node:util's parseArgs; `--help` is added. What `main`
 * returns is the exit code. A mistake in the arguments ends with 2; any other error that a reader
 * can do something about is told without a stack, and ends with 1.
 */
export async function runCommand<const T extends ParseArgsOptionsConfig>(
  usage: string,
  options: T,
  main: (values: Values<T>) => Promise<number>,
): Promise<void> {
  try {
    // pnpm hands on the `--` of `pnpm mock -- --port 4010`.
    const args = process.argv.slice(process.argv[2] === '--' ? 3 : 2);
    if (args.includes('--help') || args.includes('-h')) console.log(usage);
    else process.exitCode = await main(readOptions(args, options));
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${usage}`);
      process.exitCode = 2;
    } else {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
  }
}

function readOptions<T extends ParseArgsOptionsConfig>(args: string[], options: T): Values<T> {
  try {
    return parseArgs<{ args: string[]; options: T }>({ args, options }).values;
  } catch (error) {
    throw new UsageError(
      error instanceof Error ? `${error.message.split('. ')[0] ?? ''}.` : String(error),
    );
  }
}

/**
 * The value of an option that takes a whole number.
 * @throws {UsageError} if it is none, or out of range
 */
export function readNumber(name: string, text: string, least: number, most: number): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(`"${text}" is no value for --${name}, which takes ${least} to ${most}.`);
}
