import { readFileSync } from 'node:fs';
import { escapeControlCharacters, ignoreOutputErrors, readVersion } from '@seller-funds/command';
import { main } from './main.js';
import { exitCodes } from './process-environment.js';

/**
 * Runs the command with the arguments, environment and streams of this process.
 * @param command the name of the command, for the usage text
 */
export async function runProcess(
  command: string,
  claims: string | URL,
  decisions: string | URL,
): Promise<void> {
  // Reports in files are still written.
  ignoreOutputErrors();
  try {
    process.exitCode = await main({
      command,
      version: readVersion(new URL('../../package.json', import.meta.url)),
      args: process.argv.slice(2),
      environment: process.env,
      claims: readFileSync(claims, 'utf8'),
      decisions: readFileSync(decisions, 'utf8'),
      out: (text) => process.stdout.write(text),
      error: (text) => process.stderr.write(text),
      isTerminal: process.stdout.isTTY,
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const text = `Internal error of ${command}, not of the target: ${escapeControlCharacters(message)}`;
    process.stderr.write(`${text}\nPlease report it with the arguments, but without the key.\n`);
    process.exitCode = exitCodes.unusable;
  }
}
