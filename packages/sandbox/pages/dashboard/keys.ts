/** Where the browser keeps the keys: those of test tenants, which open nothing else. */
const place = 'sandbox-keys';

/** The keys that were used in this browser; the one in use is first. */
export function knownKeys(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Puts a key first. */
export function chooseKey(key: string): string[] {
  return store([key, ...knownKeys().filter((other) => other !== key)]);
}

/** Forgets a key. */
export function forgetKey(key: string): string[] {
  return store(knownKeys().filter((other) => other !== key));
}

function store(keys: string[]): string[] {
  localStorage.setItem(place, JSON.stringify(keys));
  return keys;
}
