import { readFileSync } from 'node:fs';
import { escapeControlCharacters } from '../report/escape-control-characters.js';
import { main } from './main.js';
import { exitCodes } from './process-environment.js';

/**
 * Runs the command in this process, on its arguments, environment and streams.
 * @param command how it was called
 * @param claims the file with the statements of the reference
 * @param decisions the file with our decisions
 */
export async function runProcess(
  command: string,
  claims: string | URL,
  decisions: string | URL,
): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) {
    // Who reads has seen enough, as `head` has; reports in files are still wanted.
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
  try {
    process.exitCode = await main({
      command,
      args: process.argv.slice(2),
      env: process.env,
      claims: readFileSync(claims, 'utf8'),
      decisions: readFileSync(decisions, 'utf8'),
      out: (text) => process.stdout.write(text),
      error: (text) => process.stderr.write(text),
      isTerminal: process.stdout.isTTY,
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const told = `A fault of ${command} itself, not of the target: ${escapeControlCharacters(message)}`;
    process.stderr.write(`${told}\nPlease report it with the arguments, but for the key.\n`);
    process.exitCode = exitCodes.unusable;
  }
}
