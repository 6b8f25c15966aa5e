import { main } from './main.js';

/**
 * Runs the command in this process: on its arguments, environment and streams, until a signal.
 * @param command how it was called
 */
export async function runProcess(command: string): Promise<void> {
  process.exitCode = await main({
    command,
    args: process.argv.slice(2),
    environment: process.env,
    out: (text) => process.stdout.write(text),
    error: (text) => process.stderr.write(text),
    untilStopped: () =>
      new Promise((resolve) => {
        process.once('SIGINT', resolve).once('SIGTERM', resolve);
      }),
  });
}
