import { ignoreOutputErrors, readVersion } from '@seller-funds/command';
import { main } from './main.js';

/** Runs the command with the arguments, environment and streams of this process, until SIGINT or SIGTERM. */
export async function runProcess(command: string): Promise<void> {
  ignoreOutputErrors();
  process.exitCode = await main({
    command,
    version: readVersion(new URL('../../package.json', import.meta.url)),
    args: process.argv.slice(2),
    environment: process.env,
    out: (text) => process.stdout.write(text),
    error: (text) => process.stderr.write(text),
    untilStopped: ({ needsOutput = false } = {}) =>
      new Promise((resolve) => {
        process.once('SIGINT', resolve).once('SIGTERM', resolve);
        if (needsOutput) process.stdout.once('error', resolve);
      }),
  });
}
