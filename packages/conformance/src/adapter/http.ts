import { isObject, texts, text } from '../json.js';
import { AdapterError, actionNames, type Adapter, type Tenant } from './adapter.js';

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

function readTenant(value: unknown): Tenant {
  const apiKey = readKey(value, 'newTenant');
  const readOnly = isObject(value) ? text(value['readOnlyApiKey']) : undefined;
  return { apiKey, ...(readOnly === undefined ? {} : { readOnlyApiKey: readOnly }) };
}

function readKey(value: unknown, action: string): string {
  const apiKey = isObject(value) ? text(value['apiKey']) : undefined;
  if (apiKey === undefined) throw new AdapterError(`${action} answered without an apiKey.`);
  return apiKey;
}

async function call(url: string, method: string, input: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    ...(input === undefined ? {} : { body: JSON.stringify(input) }),
    signal: AbortSignal.timeout(actionLimit),
  }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new AdapterError(`The adapter at ${url} cannot be reached: ${reason}.`);
  });
  const body = await response.text();
  if (!response.ok) {
    throw new AdapterError(
      `The adapter answered ${response.status} to ${method} ${url}: ${body.slice(0, 200)}`,
    );
  }
  try {
    return body === '' ? {} : (JSON.parse(body) as unknown);
  } catch {
    throw new AdapterError(`The adapter answered ${method} ${url} with something that is no JSON.`);
  }
}
