import { UsageError } from './arguments.js';
import { CommandError } from './command-error.js';

/** Where a sandbox is unless it is told otherwise. */
export const defaultUrl = 'http://127.0.0.1:4020';

/**
 * Reads the address of a sandbox.
 * @returns such as `http://127.0.0.1:4020`
 * @throws {UsageError} for what is none
 */
export function parseOrigin(url: string): string {
  if (URL.canParse(url) && /^https?:/.test(url)) return new URL(url).origin;
  throw new UsageError(`"${url}" is no URL; --url takes one such as ${defaultUrl}.`);
}

/**
 * Asks a sandbox that runs.
 * @throws {CommandError} where nothing answers
 */
export async function fetchFromNetwork(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const { origin } = new URL(request.url);
    throw new CommandError(`Nothing answers at ${origin}. Start \`pnpm sandbox\`, or say --url.`);
  }
}
