import type { Fetch } from '../kernel/fetch.js';
import { withHttpErrors } from '../session.js';
import type { Store } from '../storage/store.js';
import { receiveExport } from '../tenants/receive-import.js';
import { StoredParts } from '../tenants/stored-parts.js';

/** The bodies of imports: their rows are stored while they arrive, before the operation runs. */
export class ImportBodies {
  readonly #parts = new WeakMap<Request, StoredParts>();

  constructor(private readonly store: Store) {}

  /** Announces an import, before its body is read. */
  expect(request: Request, tenant: string): void {
    this.#parts.set(request, new StoredParts(this.store, tenant));
  }

  /** Reads the body of a request. Returns that of an import without its rows. */
  async receive(request: Request, read: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const parts = this.#parts.get(request);
    if (!parts || !request.body) return read();
    return new TextEncoder().encode(await withHttpErrors(receiveExport(request.body, parts)));
  }

  /** The rows of an import. */
  partsOf(request: Request): StoredParts {
    const parts = this.#parts.get(request);
    if (!parts) throw new Error('The request is not an import.');
    return parts;
  }

  /** Responds to a request; the rows are deleted after that. */
  async serve(request: Request, respond: Fetch): Promise<Response> {
    try {
      return await respond(request);
    } finally {
      await this.#parts.get(request)?.drop();
    }
  }
}
