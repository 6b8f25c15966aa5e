import { UsageError } from './arguments.js';
import { CommandError } from './command-error.js';

/** The default URL of a sandbox. */
export const defaultUrl = 'http://127.0.0.1:4020';

/**
 * Parses the URL of a sandbox.
 * @returns its origin, such as `http://127.0.0.1:4020`
 * @throws {UsageError} for an invalid URL
 */
export function parseOrigin(url: string): string {
  if (URL.canParse(url) && /^https?:/.test(url)) return new URL(url).origin;
  throw new UsageError(`"${url}" is not a URL; --url takes one such as ${defaultUrl}.`);
}

/**
 * Sends a request to a running sandbox.
 * @throws {CommandError} if the connection fails
 */
export async function fetchFromNetwork(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const { origin } = new URL(request.url);
    throw new CommandError(`Cannot connect to ${origin}. Start \`pnpm sandbox\`, or set --url.`);
  }
}
