import { maskKey } from '../../src/tenants/key-names.js';

/** How a tenant is opened: with a key of it, or by its id alone, where the sandbox lets this machine. */
export type Entry = { readonly key: string } | { readonly tenant: string; readonly label: string };

/** Where the browser keeps how tenants were opened: test keys, which open nothing but these. */
const place = 'sandbox-entries';

/** The tenants that were opened in this browser; the one of this tab is first, else the latest. */
export function knownEntries(): Entry[] {
  const own = read(sessionStorage)[0];
  return own ? first(own, read(localStorage)) : read(localStorage);
}

/** Puts an entry first, in this tab and for new ones. */
export function chooseEntry(entry: Entry): Entry[] {
  sessionStorage.setItem(place, JSON.stringify([entry]));
  return store(first(entry, read(localStorage)));
}

/** Forgets an entry. */
export function forgetEntry(entry: Entry): Entry[] {
  const others = (one: Entry): boolean => !isSame(one, entry);
  sessionStorage.setItem(place, JSON.stringify(read(sessionStorage).filter(others)));
  return store(read(localStorage).filter(others));
}

/** Whether two entries open the same in the same way. */
export function isSame(one: Entry, other: Entry): boolean {
  return nameOf(one) === nameOf(other);
}

/** What an entry is told apart by; not to be shown, since it may be a key. */
export function nameOf(entry: Entry): string {
  return 'key' in entry ? `key ${entry.key}` : `tenant ${entry.tenant}`;
}

/** What is shown of an entry: keys are not. */
export function labelOf(entry: Entry): string {
  return 'key' in entry ? maskKey(entry.key) : entry.label;
}

function first(entry: Entry, entries: readonly Entry[]): Entry[] {
  // Only keys are worth keeping: the sandbox lists the tenants that it opens without.
  return [entry, ...entries.filter((other) => 'key' in other && !isSame(other, entry))];
}

function read(storage: Storage): Entry[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(place) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { key, tenant, label } = value as Readonly<Record<string, unknown>>;
  return typeof key === 'string' || (typeof tenant === 'string' && typeof label === 'string');
}

function store(entries: Entry[]): Entry[] {
  localStorage.setItem(place, JSON.stringify(entries));
  return entries;
}
