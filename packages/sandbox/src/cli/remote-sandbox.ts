import type { Target } from '../control-client/call-operation.js';
import { CommandError } from './command-error.js';

export function remoteTarget({ key, url }: { readonly key: string; readonly url: string }): Target {
  return { fetch: fetchFromNetwork, origin: url, key };
}

/** @throws {CommandError} if the connection fails */
export async function fetchFromNetwork(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const { origin } = new URL(request.url);
    throw new CommandError(`Cannot connect to ${origin}. Start the sandbox, or set --url.`);
  }
}
