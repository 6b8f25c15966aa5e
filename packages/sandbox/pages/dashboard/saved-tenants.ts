import { maskKey } from '../../src/tenants/key-names.js';

/** A tenant that was opened: with a key, or by its id if the sandbox allows it. */
export type SavedTenant =
  | { readonly key: string }
  | { readonly tenant: string; readonly label: string };

/** The key in the browser's storage. It stores test keys, which give access to the sandbox only. */
const place = 'sandbox-entries';

/** The tenants that were opened in this browser; the tenant of this tab comes first. */
export function readSavedTenants(): SavedTenant[] {
  const own = read(sessionStorage)[0];
  return own ? first(own, read(localStorage)) : read(localStorage);
}

export function selectTenant(entry: SavedTenant): SavedTenant[] {
  sessionStorage.setItem(place, JSON.stringify([entry]));
  return store(first(entry, read(localStorage)));
}

export function forgetTenant(entry: SavedTenant): SavedTenant[] {
  const others = (one: SavedTenant): boolean => !isSameTenant(one, entry);
  sessionStorage.setItem(place, JSON.stringify(read(sessionStorage).filter(others)));
  return store(read(localStorage).filter(others));
}

export function isSameTenant(one: SavedTenant, other: SavedTenant): boolean {
  return identityOf(one) === identityOf(other);
}

/** Identifies an entry. Must not be displayed, as it may contain a key. */
export function identityOf(entry: SavedTenant): string {
  return 'key' in entry ? `key ${entry.key}` : `tenant ${entry.tenant}`;
}

/** The displayed name of an entry. Keys are masked, except on a loopback address, which only this machine reaches. */
export function labelOf(entry: SavedTenant): string {
  if ('tenant' in entry) return entry.label;
  const isLocal = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);
  return isLocal ? entry.key : maskKey(entry.key);
}

function first(entry: SavedTenant, entries: readonly SavedTenant[]): SavedTenant[] {
  // Stores only keys: the sandbox lists tenants that need none.
  return [entry, ...entries.filter((other) => 'key' in other && !isSameTenant(other, entry))];
}

function read(storage: Storage): SavedTenant[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(place) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is SavedTenant {
  if (typeof value !== 'object' || value === null) return false;
  const { key, tenant, label } = value as Readonly<Record<string, unknown>>;
  return typeof key === 'string' || (typeof tenant === 'string' && typeof label === 'string');
}

function store(entries: SavedTenant[]): SavedTenant[] {
  localStorage.setItem(place, JSON.stringify(entries));
  return entries;
}
