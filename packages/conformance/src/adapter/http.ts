import { isObject, texts } from '../json.js';
import { AdapterError, actionNames, type Adapter } from './adapter.js';
import { readResult } from './action-results.js';
import { callAdapter } from './call.js';

const who = 'The adapter';

/**
 * Connects to an HTTP adapter: `GET {url}` returns `{"actions": ["newTenant", …]}`, and
 * `POST {url}/{action}` takes the input of an action as JSON, performs it and returns JSON.
 * @throws {AdapterError} if the list of actions cannot be read.
 */
export async function httpAdapter(url: string): Promise<Adapter> {
  const base = url.replace(/\/+$/, '');
  const listed = await callAdapter(who, { method: 'GET', url: base });
  const offered = texts(isObject(listed) ? listed['actions'] : undefined);
  const unknown = offered.filter((name) => !actionNames.some((each) => each === name));
  if (offered.length === 0 || unknown.length > 0) {
    const problem =
      unknown.length > 0 ? `contains unknown actions: ${unknown.join(', ')}` : 'is empty';
    throw new AdapterError(
      `The list of actions at ${base} ${problem}. Known actions: ${actionNames.join(', ')}.`,
    );
  }
  const actions = offered.map((name) => {
    const act = async (input: unknown = {}): Promise<unknown> =>
      readResult(name, await callAdapter(who, { method: 'POST', url: `${base}/${name}`, input }));
    return [name, act] as const;
  });
  return { ...(Object.fromEntries(actions) as Partial<Adapter>), name: base };
}
