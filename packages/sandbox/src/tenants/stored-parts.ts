import { randomUUID } from 'node:crypto';
import { insert } from '../storage/rows.js';
import type { Store } from '../storage/store.js';
import type { TenantDatabase } from '../storage/tenant-database.js';
import { stateTables } from '../storage/tables.js';
import type { ExportedRow, StatePart } from './read-state.js';

/** The size of a part: rows, and characters of JSON, about. */
const partSize = { rows: 1000, length: 512 * 1024 };

/** How many parts one transaction deletes. */
const partsPerDelete = 16;

/** Numbers the parts of each table, so that referenced tables come first. */
const partsPerTable = 1_000_000_000;

/**
 * Rows of a state in the database, for a snapshot or until an import has replaced the state. Each part is stored in a
 * transaction of its own, so that others are not blocked. These are not units of work: they would count as changes.
 */
export class StoredParts {
  readonly id = randomUUID();
  #rows: ExportedRow[] = [];
  #table: StatePart['table'] | undefined;
  #length = 0;
  #count = 0;

  constructor(
    private readonly store: Store,
    private readonly tenant: string,
  ) {}

  /** Adds rows; full parts are stored. */
  async add({ table, rows }: StatePart): Promise<void> {
    if (table !== this.#table) await this.flush();
    this.#table = table;
    for (const row of rows) {
      this.#rows.push(row);
      this.#length += lengthOf(row);
      if (this.#rows.length >= partSize.rows || this.#length >= partSize.length) await this.flush();
    }
  }

  /** Stores the last part. */
  async flush(): Promise<void> {
    if (this.#table !== undefined && this.#rows.length > 0) {
      const content = JSON.stringify({ table: this.#table, rows: this.#rows } satisfies StatePart);
      const part = stateTables.indexOf(this.#table) * partsPerTable + this.#count;
      const row = { snapshot: this.id, part, content };
      this.#count += 1;
      await this.store.slowWriter(this.tenant).run((db) => insert(db, 'snapshot_parts', [row]));
    }
    this.#rows = [];
    this.#length = 0;
  }

  /** Deletes the stored parts. */
  drop(): Promise<void> {
    return dropParts(this.store, this.tenant, this.id);
  }
}

/** An estimate of the length of a row as JSON. */
function lengthOf(row: ExportedRow): number {
  let length = 0;
  for (const value of Object.values(row))
    length += 20 + (typeof value === 'string' ? value.length : 0);
  return length;
}

/** Reads stored parts, referenced tables first. */
export async function* readParts(db: TenantDatabase, snapshot: string): AsyncGenerator<StatePart> {
  let last = -1;
  for (;;) {
    const [next] = await db
      .selectFrom('snapshot_parts')
      .select(['part', 'content'])
      .where('snapshot', '=', snapshot)
      .where('part', '>', last)
      .orderBy('part')
      .limit(1)
      .execute();
    if (!next) return;
    last = next.part;
    yield JSON.parse(next.content) as StatePart;
  }
}

/** Deletes stored parts, in several transactions. */
export async function dropParts(store: Store, tenant: string, snapshot: string): Promise<void> {
  const writer = store.slowWriter(tenant);
  const dropSome = (db: TenantDatabase) =>
    db
      .deleteFrom('snapshot_parts')
      .where('snapshot', '=', snapshot)
      .where('part', 'in', (parts) =>
        parts
          .selectFrom('snapshot_parts')
          .select('part')
          .where('snapshot', '=', snapshot)
          .orderBy('part')
          .limit(partsPerDelete),
      )
      .executeTakeFirst();
  for (let left = true; left;) {
    const { numDeletedRows: deleted } = await writer.run(dropSome);
    left = deleted === BigInt(partsPerDelete);
  }
}
