import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isObject } from '../json.js';
import { AdapterError, actionNames, type Adapter } from './adapter.js';
import { httpAdapter } from './http.js';
import { sandboxAdapter } from './sandbox.js';

/** What an adapter module is given. */
export interface AdapterOptions {
  /** The URL of the target, without a slash at the end. */
  readonly target: string;
  readonly apiKey: string;
}

/**
 * Loads an adapter: `sandbox` is ours for this repository's sandbox, a URL is one that speaks HTTP,
 * anything else a JS module whose default export
 * is a function of {@link AdapterOptions} that returns the actions.
 * @throws {AdapterError} when it cannot be loaded or offers nothing.
 */
export async function loadAdapter(place: string, options: AdapterOptions): Promise<Adapter> {
  if (place === 'sandbox') return sandboxAdapter(options.target);
  if (/^https?:\/\//i.test(place)) return httpAdapter(place);
  const url = pathToFileURL(resolve(place)).href;
  const module = await import(url).then(
    (loaded: unknown) => loaded,
    (error: unknown) => {
      const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
      throw new AdapterError(`The adapter ${place} cannot be loaded: ${reason}`);
    },
  );
  const make = isObject(module) ? module['default'] : undefined;
  if (typeof make !== 'function') {
    throw new AdapterError(`The adapter ${place} has no function as its default export.`);
  }
  const made: unknown = await (make as (options: AdapterOptions) => unknown)(options);
  return checked(made, place);
}

function checked(made: unknown, place: string): Adapter {
  if (!isObject(made))
    throw new AdapterError(`The adapter ${place} returned no object of actions.`);
  const wrong = actionNames.filter(
    (name) => made[name] !== undefined && typeof made[name] !== 'function',
  );
  if (wrong.length > 0) {
    throw new AdapterError(`The adapter ${place} has ${wrong.join(', ')} that is no function.`);
  }
  if (actionNames.every((name) => made[name] === undefined)) {
    const known = actionNames.join(', ');
    throw new AdapterError(`The adapter ${place} offers no action. The actions are ${known}.`);
  }
  return { ...(made as Partial<Adapter>), name: place };
}
