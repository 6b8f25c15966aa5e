import type { Target } from '../control-client/call-operation.js';
import { CommandError } from './command-error.js';

export function remoteTarget({ key, url }: { readonly key: string; readonly url: string }): Target {
  return { fetch: fetchFromNetwork, origin: url, key };
}

/** @throws {CommandError} if the connection fails, or the server is no sandbox */
export async function fetchFromNetwork(request: Request): Promise<Response> {
  const { origin } = new URL(request.url);
  const response = await fetch(request).catch(() => {
    throw new CommandError(`Cannot connect to ${origin}. Start the sandbox, or set --url.`);
  });
  // All responses of a sandbox have it, except the refusal of a host.
  if (response.headers.has('x-request-id') || response.status === 421) return response;
  throw new CommandError(`${origin} is not a sandbox. Set --url to the URL of one.`);
}
