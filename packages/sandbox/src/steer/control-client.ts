import type { Fetch } from '../seed/seed-target.js';

/** The control API refused something. */
export class SteeringError extends Error {
  override readonly name = 'SteeringError';

  constructor(
    readonly status: number,
    /** The catalogued code; empty where there is none. */
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Calls an operation of the control API of one tenant. */
export type ControlCall = <T>(method: string, path: string, body?: object) => Promise<T>;

/**
 * Makes the calls of one key.
 * @param fetch answers requests that have no key yet
 */
export function controlCalls(fetch: Fetch): ControlCall {
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const headers = { 'content-type': 'application/json' };
    const init = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
    const response = await fetch(new Request(`http://sandbox.localhost/_sandbox${path}`, init));
    const content: unknown = await response.json();
    if (response.ok) return content as T;
    const { code = '', message = `${method} ${path} failed.` } = content as {
      readonly code?: string;
      readonly message?: string;
    };
    throw new SteeringError(response.status, code, message);
  };
}
