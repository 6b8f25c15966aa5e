import { readFileSync } from 'node:fs';
import { main } from './main.js';

/**
 * Runs the command in this process, on its arguments, environment and streams.
 * @param command how it was called
 * @param claims the file with the statements of the reference
 */
export async function runProcess(command: string, claims: string | URL): Promise<void> {
  process.exitCode = await main({
    command,
    args: process.argv.slice(2),
    environment: process.env,
    claims: readFileSync(claims, 'utf8'),
    out: (text) => process.stdout.write(text),
    error: (text) => process.stderr.write(text),
    isTerminal: process.stdout.isTTY,
  });
}
