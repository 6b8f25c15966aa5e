import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeConnectionError } from '../http/connection.js';
import { isObject, type JsonObject } from '../json.js';
import { AdapterError, actionNames, type ActionName, type Adapter } from './adapter.js';
import { readKey, readTenant } from './action-results.js';
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
  const made: unknown = await Promise.resolve(options)
    .then((given) => (make as (options: AdapterOptions) => unknown)(given))
    .catch((error: unknown) => {
      throw new AdapterError(
        `The adapter ${place} cannot be made: ${describeConnectionError(error)}`,
      );
    });
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
  const offered = actionNames.filter((name) => made[name] !== undefined);
  const actions = offered.map((name) => [name, guarded(name, made, place)] as const);
  return { ...(Object.fromEntries(actions) as Partial<Adapter>), name: place };
}

/** An action whose failure, of whatever kind, is told as one of the adapter, and whose keys are keys. */
function guarded(name: ActionName, made: JsonObject, place: string) {
  return async (input: unknown): Promise<unknown> => {
    const answer: unknown = await Promise.resolve(input)
      .then((given) => (made[name] as (input: unknown) => unknown).call(made, given))
      .catch((error: unknown) => {
        throw new AdapterError(
          `${name} of the adapter ${place} failed: ${describeConnectionError(error)}`,
        );
      });
    const problem = failureIn(answer);
    if (problem !== undefined) {
      throw new AdapterError(`${name} of the adapter ${place} failed: ${problem}`);
    }
    if (name === 'newTenant') return readTenant(answer);
    return name === 'issueKey' ? { apiKey: readKey(answer, name) } : answer;
  };
}

/** What an action returned in place of throwing; undefined if it did what it should. */
function failureIn(answer: unknown): string | undefined {
  if (answer instanceof Error) return describeConnectionError(answer);
  if (answer === false) return 'it returned false.';
  // `fetch` resolves whatever the status is.
  const failed = answer instanceof Response && !answer.ok;
  return failed ? `it returned a response of status ${answer.status}.` : undefined;
}
