import type { Fetch } from '../kernel/fetch.js';
import { withHttpErrors } from '../session.js';
import type { NewGeneration } from '../tenants/generations.js';
import { ImportedRows } from '../tenants/imported-rows.js';
import { receiveExport } from '../tenants/receive-import.js';

/** The bodies of imports: their rows are inserted while they arrive, before the operation runs. */
export class ImportBodies {
  readonly #tenants = new WeakMap<Request, string>();
  readonly #rows = new WeakMap<Request, ImportedRows>();

  /** @param create creates the generation of a tenant for the rows */
  constructor(private readonly create: (tenant: string) => Promise<NewGeneration>) {}

  /** Announces an import, before its body is read. */
  expect(request: Request, tenant: string): void {
    this.#tenants.set(request, tenant);
  }

  /** Reads the body of a request. Returns that of an import without its rows. */
  async receive(request: Request, read: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const tenant = this.#tenants.get(request);
    if (tenant === undefined || !request.body) return read();
    const rows = new ImportedRows(await withHttpErrors(this.create(tenant)));
    this.#rows.set(request, rows);
    return new TextEncoder().encode(await withHttpErrors(receiveExport(request.body, rows)));
  }

  /** The rows of an import. */
  rowsOf(request: Request): ImportedRows {
    const rows = this.#rows.get(request);
    if (!rows) throw new Error('The request is not an import.');
    return rows;
  }

  /** Responds to a request; the rows are deleted after that, if they did not become the state. */
  async serve(request: Request, respond: Fetch): Promise<Response> {
    try {
      return await respond(request);
    } finally {
      await this.#rows.get(request)?.created.abandon();
    }
  }
}
