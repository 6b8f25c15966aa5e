import { isObject, text } from '../json.js';
import { AdapterError, type Tenant } from './adapter.js';

/** The keys that an adapter's `newTenant` answers. */
export function readTenant(value: unknown): Tenant {
  const apiKey = readKey(value, 'newTenant');
  const readOnly = isObject(value) ? text(value['readOnlyApiKey']) : undefined;
  return {
    apiKey,
    ...(readOnly === undefined ? {} : { readOnlyApiKey: fit(readOnly, 'newTenant') }),
  };
}

/** The key that an action of an adapter answers. */
export function readKey(value: unknown, action: string): string {
  const apiKey = isObject(value) ? text(value['apiKey']) : undefined;
  if (apiKey === undefined) throw new AdapterError(`${action} answered without an apiKey.`);
  return fit(apiKey, action);
}

/** Whether a header can carry a key. */
export function isKey(key: string): boolean {
  return /^[\u0021-\u007E]+$/.test(key);
}

function fit(key: string, action: string): string {
  if (isKey(key)) return key;
  throw new AdapterError(`${action} answered with a key that no header can carry.`);
}
