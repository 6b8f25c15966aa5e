import { isObject, text } from '../json.js';
import { AdapterError, type Tenant } from './adapter.js';

/**
 * Reads the result of an action: a tenant or a key, if it returns one.
 * @throws {AdapterError} if a key is missing or cannot be sent
 */
export function readResult(action: string, value: unknown): unknown {
  if (action === 'newTenant') return readTenant(value);
  return action === 'issueKey' ? { apiKey: readKey(value, action) } : value;
}

function readTenant(value: unknown): Tenant {
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
