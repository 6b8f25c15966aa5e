import type { Store } from '../storage/store.js';

/** A store that is closed in another way. */
export function withClose(store: Store, close: () => Promise<void>): Store {
  return {
    writer: (tenant) => store.writer(tenant),
    reader: (tenant) => store.reader(tenant),
    slowReader: (tenant) => store.slowReader(tenant),
    secret: store.secret,
    allTenants: store.allTenants,
    close,
  };
}
