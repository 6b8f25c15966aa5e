import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** The values of a command's options, as parseArgs types them. */
type Values<T extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; options: T }>
>['values'];

/** Invalid arguments of a command: printed in one line, exit code 2. */
export class UsageError extends Error {}

/**
 * Runs a command and sets the exit code: what `main` returns, 2 for a UsageError, 1 for any other error, whose message
 * is printed without a stack trace.
 * @param options options of node:util's parseArgs; `--help` is added
 */
export async function runCommand<const T extends ParseArgsOptionsConfig>(
  usage: string,
  options: T,
  main: (values: Values<T>) => Promise<number>,
): Promise<void> {
  try {
    // pnpm passes on the `--` of `pnpm mock -- --port 4010`.
    const args = process.argv.slice(process.argv[2] === '--' ? 3 : 2);
    if (args.includes('--help') || args.includes('-h')) console.log(usage);
    else process.exitCode = await main(readOptions(args, options));
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message} Use --help for the usage.`);
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
      error instanceof Error ? `${error.message.split(/\.\s/)[0] ?? ''}.` : String(error),
    );
  }
}

/**
 * Parses the value of an option that takes an integer.
 * @throws {UsageError} if the text is not an integer between `least` and `most`
 */
export function readNumber(name: string, text: string, least: number, most: number): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(`Invalid --${name} "${text}": expected ${least} to ${most}.`);
}
