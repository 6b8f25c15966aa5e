import {
  type Call,
  type Command,
  ignoreOutputErrors,
  processCall,
  type Program,
  runnable,
  runProgram,
  type Values,
} from '@seller-funds/command';

/**
 * Runs a command and sets the exit code: what `main` returns, 2 for a UsageError, 1 for any other error, whose message
 * is printed without a stack trace.
 * @param program how the command is called, such as `pnpm mock`
 */
export function runCommand<C extends Command>(
  program: string,
  command: C,
  main: (values: Values<C>) => Promise<number>,
): Promise<void> {
  return runCommands(program, { '': runnable(command, main) });
}

/** The same for a program with several commands. */
export async function runCommands(program: string, commands: Program<Call>): Promise<void> {
  ignoreOutputErrors();
  try {
    process.exitCode = await runProgram(commands, processCall(program, process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
