import {
  type Command,
  formatHelp,
  parseCommand,
  UsageError,
  type Values,
} from '@seller-funds/command';

/**
 * Runs a command and sets the exit code: what `main` returns, 2 for a UsageError, 1 for any other error, whose message
 * is printed without a stack trace.
 * @param program how the command is called, such as `pnpm mock`
 */
export async function runCommand<C extends Command>(
  program: string,
  command: C,
  main: (values: Values<C>) => Promise<number>,
): Promise<void> {
  const args = process.argv.slice(2);
  try {
    if (args.includes('--help') || args.includes('-h')) console.log(formatHelp(command, program));
    else process.exitCode = await main(parseCommand(command, args));
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
