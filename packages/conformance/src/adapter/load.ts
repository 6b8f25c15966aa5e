import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeConnectionError } from '../http/connection.js';
import { isObject, type JsonObject } from '../json.js';
import { AdapterError, actionNames, type ActionName, type Adapter } from './adapter.js';
import { readResult } from './action-results.js';
import { httpAdapter } from './http.js';
import { sandboxAdapter } from './sandbox.js';

/** The argument of an adapter module's function. */
export interface AdapterOptions {
  /** The URL of the target, without a trailing slash. */
  readonly target: string;
  readonly apiKey: string;
}

/**
 * Loads an adapter: `sandbox` is the adapter for this repository's sandbox, a URL is an HTTP adapter, and
 * anything else is the path of a JavaScript module whose default export is a function that takes
 * {@link AdapterOptions} and returns the actions.
 * @throws {AdapterError} if the adapter cannot be loaded or has no action.
 */
export async function loadAdapter(place: string, options: AdapterOptions): Promise<Adapter> {
  if (place === 'sandbox') return sandboxAdapter(options.target, options.apiKey);
  if (/^https?:\/\//i.test(place)) return httpAdapter(place);
  const url = pathToFileURL(resolve(place)).href;
  const module = await import(url).then(
    (loaded: unknown) => loaded,
    (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      // Without the modules that import it.
      const [reason = ''] = message.split(/\n| imported from /);
      throw new AdapterError(`The adapter ${place} cannot be loaded: ${reason}`);
    },
  );
  const make = isObject(module) ? module['default'] : undefined;
  if (typeof make !== 'function') {
    throw new AdapterError(`The default export of the adapter ${place} is not a function.`);
  }
  const actions: unknown = await Promise.resolve(options)
    .then((given) => (make as (options: AdapterOptions) => unknown)(given))
    .catch((error: unknown) => {
      throw new AdapterError(
        `The adapter ${place} cannot be created: ${describeConnectionError(error)}`,
      );
    });
  return checkActions(actions, place);
}

function checkActions(actionObject: unknown, place: string): Adapter {
  if (!isObject(actionObject))
    throw new AdapterError(`The adapter ${place} did not return an object of actions.`);
  const wrong = actionNames.filter(
    (name) => actionObject[name] !== undefined && typeof actionObject[name] !== 'function',
  );
  if (wrong.length > 0) {
    throw new AdapterError(
      `The adapter ${place} has actions that are not functions: ${wrong.join(', ')}.`,
    );
  }
  if (actionNames.every((name) => actionObject[name] === undefined)) {
    const known = actionNames.join(', ');
    throw new AdapterError(`The adapter ${place} has no action. Known actions: ${known}.`);
  }
  const offered = actionNames.filter((name) => actionObject[name] !== undefined);
  const actions = offered.map((name) => [name, wrapAction(name, actionObject, place)] as const);
  return { ...(Object.fromEntries(actions) as Partial<Adapter>), name: place };
}

/** Wraps an action: any failure becomes an AdapterError, and returned keys are checked. */
function wrapAction(name: ActionName, actions: JsonObject, place: string) {
  return async (input: unknown): Promise<unknown> => {
    const result: unknown = await Promise.resolve(input)
      .then((given) => (actions[name] as (input: unknown) => unknown).call(actions, given))
      .catch((error: unknown) => {
        throw new AdapterError(
          `${name} of the adapter ${place} failed: ${describeConnectionError(error)}`,
        );
      });
    const problem = failureIn(result);
    if (problem !== undefined) {
      throw new AdapterError(`${name} of the adapter ${place} failed: ${problem}`);
    }
    return readResult(name, result);
  };
}

/** Why the value that an action returned means failure; undefined if it does not. */
function failureIn(result: unknown): string | undefined {
  if (result instanceof Error) return describeConnectionError(result);
  if (result === false) return 'it returned false.';
  // `fetch` resolves for error responses, too.
  const failed = result instanceof Response && !result.ok;
  return failed ? `it returned a response with status ${result.status}.` : undefined;
}
