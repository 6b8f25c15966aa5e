import type { Target } from '../control-client/call-operation.js';
import { suggestedKey } from '../control-client/suggested-key.js';
import { UsageError } from './arguments.js';
import { CommandError } from './command-error.js';

/** The default URL of a sandbox. */
export const defaultUrl = 'http://127.0.0.1:4020';

/** The options of subcommands that call a running sandbox. */
export const remoteOptions = {
  key: { type: 'string', default: suggestedKey },
  url: { type: 'string', default: defaultUrl },
} as const;

/**
 * Returns the target of the options.
 * @throws {UsageError} for an invalid URL
 */
export function remoteTarget({ key, url }: { readonly key: string; readonly url: string }): Target {
  return { fetch: fetchFromNetwork, origin: parseOrigin(url), key };
}

/**
 * Parses the URL of a sandbox.
 * @returns its origin, such as `http://127.0.0.1:4020`
 * @throws {UsageError} for an invalid URL
 */
export function parseOrigin(url: string): string {
  return parseUrl(url, '--url', defaultUrl).origin;
}

/**
 * Parses an HTTP URL.
 * @param option the option that has the URL
 * @throws {UsageError} for an invalid URL
 */
export function parseUrl(text: string, option: string, example: string): URL {
  if (URL.canParse(text) && /^https?:/.test(text)) return new URL(text);
  throw new UsageError(`"${text}" is not a URL; ${option} takes one such as ${example}.`);
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
    throw new CommandError(`Cannot connect to ${origin}. Start the sandbox, or set --url.`);
  }
}
