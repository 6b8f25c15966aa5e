import { isObject, text } from '../json.js';
import { AdapterError, type Tenant } from './adapter.js';

/** Reads the tenant that the action `newTenant` returned. */
export function readTenant(value: unknown): Tenant {
  const apiKey = readKey(value, 'newTenant');
  const readOnly = isObject(value) ? text(value['readOnlyApiKey']) : undefined;
  return {
    apiKey,
    ...(readOnly === undefined ? {} : { readOnlyApiKey: fit(readOnly, 'newTenant') }),
  };
}

/** Reads the API key that an action returned. */
export function readKey(value: unknown, action: string): string {
  const apiKey = isObject(value) ? text(value['apiKey']) : undefined;
  if (apiKey === undefined) throw new AdapterError(`${action} returned no apiKey.`);
  return fit(apiKey, action);
}

/** True if a key contains only characters that are allowed in a header. */
export function isKey(key: string): boolean {
  return /^[\u0021-\u007E]+$/.test(key);
}

function fit(key: string, action: string): string {
  if (isKey(key)) return key;
  throw new AdapterError(
    `${action} returned a key with characters that are not allowed in a header.`,
  );
}
