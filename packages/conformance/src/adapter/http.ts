import { describeConnectionError } from '../http/connection.js';
import type { Reply } from '../http/exchange.js';
import { transmit } from '../http/transport.js';
import { isObject, texts } from '../json.js';
import { AdapterError, actionNames, type Adapter } from './adapter.js';
import { readKey, readTenant } from './action-results.js';

/** The timeout of an action, in milliseconds. */
const actionLimit = 60_000;

/**
 * Connects to an HTTP adapter: `GET {url}` returns `{"actions": ["newTenant", …]}`, and
 * `POST {url}/{action}` takes the input of an action as JSON, performs it and returns JSON.
 * @throws {AdapterError} if the list of actions cannot be read.
 */
export async function httpAdapter(url: string): Promise<Adapter> {
  const base = url.replace(/\/+$/, '');
  const listed = await call(base, 'GET', undefined);
  const offered = texts(isObject(listed) ? listed['actions'] : undefined);
  const unknown = offered.filter((name) => !actionNames.some((each) => each === name));
  if (offered.length === 0 || unknown.length > 0) {
    const problem =
      unknown.length > 0 ? `contains unknown actions: ${unknown.join(', ')}` : 'is empty';
    throw new AdapterError(
      `The list of actions at ${base} ${problem}. Known actions: ${actionNames.join(', ')}.`,
    );
  }
  const act = (name: string) => async (input: unknown) => {
    await call(`${base}/${name}`, 'POST', input ?? {});
  };
  const actions = offered.map((name) => [name, act(name)] as const);
  return {
    ...(Object.fromEntries(actions) as Partial<Adapter>),
    ...(offered.includes('newTenant')
      ? { newTenant: async () => readTenant(await call(`${base}/newTenant`, 'POST', {})) }
      : {}),
    ...(offered.includes('issueKey')
      ? {
          issueKey: async (input) => {
            return { apiKey: readKey(await call(`${base}/issueKey`, 'POST', input), 'issueKey') };
          },
        }
      : {}),
    name: base,
  };
}

async function call(url: string, method: string, input: unknown): Promise<unknown> {
  const { status, text } = await sendInput(method, url, input);
  if (status < 200 || status > 299) {
    throw new AdapterError(
      `The adapter responded with ${status} to ${method} ${url}: ${text.slice(0, 200)}`,
    );
  }
  try {
    return text === '' ? {} : (JSON.parse(text) as unknown);
  } catch {
    throw new AdapterError(
      `The adapter responded to ${method} ${url} with a body that is not JSON.`,
    );
  }
}

async function sendInput(method: string, url: string, input: unknown): Promise<Reply> {
  const body = input === undefined ? undefined : JSON.stringify(input);
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  try {
    return await transmit({ method, url, headers, body }, AbortSignal.timeout(actionLimit));
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const reason = isLate
      ? `no response within ${actionLimit / 1000} s`
      : describeConnectionError(error);
    throw new AdapterError(`The adapter at ${url} cannot be reached: ${reason}.`);
  }
}
