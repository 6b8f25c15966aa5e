import { describeConnectionError } from '../http/connection.js';
import type { Reply } from '../http/exchange.js';
import { transmit } from '../http/transport.js';
import { isObject, texts } from '../json.js';
import { AdapterError, actionNames, type Adapter } from './adapter.js';
import { readKey, readTenant } from './action-results.js';

/** How long an action may take, in milliseconds. */
const actionLimit = 60_000;

/**
 * An adapter behind HTTP: `GET {url}` answers `{"actions": ["newTenant", …]}`, and
 * `POST {url}/{action}` with the action's input as JSON does it and answers with JSON.
 * @throws {AdapterError} when the list of actions cannot be read.
 */
export async function httpAdapter(url: string): Promise<Adapter> {
  const base = url.replace(/\/+$/, '');
  const listed = await call(base, 'GET', undefined);
  const offered = texts(isObject(listed) ? listed['actions'] : undefined);
  const unknown = offered.filter((name) => !actionNames.some((each) => each === name));
  if (offered.length === 0 || unknown.length > 0) {
    const problem =
      unknown.length > 0 ? `names unknown actions: ${unknown.join(', ')}` : 'is empty';
    throw new AdapterError(
      `The list of actions at ${base} ${problem}. The actions are ${actionNames.join(', ')}.`,
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
  const { status, text } = await answerOf(method, url, input);
  if (status < 200 || status > 299) {
    throw new AdapterError(
      `The adapter answered ${status} to ${method} ${url}: ${text.slice(0, 200)}`,
    );
  }
  try {
    return text === '' ? {} : (JSON.parse(text) as unknown);
  } catch {
    throw new AdapterError(`The adapter answered ${method} ${url} with something that is no JSON.`);
  }
}

async function answerOf(method: string, url: string, input: unknown): Promise<Reply> {
  const body = input === undefined ? undefined : JSON.stringify(input);
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  try {
    return await transmit({ method, url, headers, body }, AbortSignal.timeout(actionLimit));
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const reason = isLate
      ? `no answer within ${actionLimit / 1000} s`
      : describeConnectionError(error);
    throw new AdapterError(`The adapter at ${url} cannot be reached: ${reason}.`);
  }
}
