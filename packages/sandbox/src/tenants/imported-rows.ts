import { setImmediate as nextTurn } from 'node:timers/promises';
import { describeError } from '../kernel/describe-error.js';
import { ServiceError } from '../kernel/service-error.js';
import { insert } from '../storage/rows.js';
import { stateTables } from '../storage/tables.js';
import { StoreUnavailable } from '../storage/unavailable.js';
import { UnknownTenant } from '../unit/unit-of-work.js';
import { checkSchema, refuseTables } from './check-import.js';
import type { NewGeneration } from './generations.js';
import type { ExportedRow, StateHeader, StatePart } from './read-state.js';
import { replaceState } from './replace-state.js';
import { StateHash } from './state-hash.js';

/** The size of what one transaction inserts: rows, and characters of JSON, about. */
const batchSize = { rows: 500, length: 512 * 1024 };

/** The rows of an import, which are inserted into a new generation as they arrive. */
export class ImportedRows {
  readonly #hash = new StateHash();
  #parts: StatePart[] = [];
  #rows = 0;
  #length = 0;
  /** The table of the latest row. */
  #table: StatePart['table'] | undefined;

  constructor(readonly created: NewGeneration) {}

  /** @throws {ServiceError} 422 for a row that comes before those it may refer to, or that the database refuses */
  async add(part: StatePart): Promise<void> {
    const { table, rows } = part;
    if (rows.length === 0) return;
    const latest = this.#table;
    if (latest !== undefined && stateTables.indexOf(table) < stateTables.indexOf(latest))
      refuseTables('The table {table} must come before {latest}, as in an export.', {
        table,
        latest,
      });
    this.#table = table;
    this.#hash.add(part);
    this.#parts.push(part);
    this.#rows += rows.length;
    for (const row of rows) this.#length += lengthOf(row);
    if (this.#rows >= batchSize.rows || this.#length >= batchSize.length) await this.flush();
  }

  /** Inserts the latest rows. */
  async flush(): Promise<void> {
    const parts = this.#parts;
    this.#parts = [];
    [this.#rows, this.#length] = [0, 0];
    if (parts.length === 0) return;
    await refuseDamaged(
      this.created.fill(async (db) => {
        for (const { table, rows } of parts) await insert(db, table, rows as never);
      }),
    );
    // SQLite in memory runs statements without a turn of the event loop.
    await nextTurn();
  }

  /**
   * Replaces the state of the tenant.
   * @param exported the hash that the export has
   * @throws {ServiceError} 422 for a state of another schema, a damaged one, or a violated invariant
   */
  async replaceState({ schema, clock }: StateHeader, exported: string): Promise<void> {
    checkSchema(schema);
    await refuseDamaged(replaceState(this.created, clock, this.#hash.digest({ clock }), exported));
  }
}

/** Rows that the database refuses were not exported like this. */
async function refuseDamaged(result: Promise<void>): Promise<void> {
  try {
    await result;
  } catch (error) {
    const isOther = error instanceof StoreUnavailable || error instanceof UnknownTenant;
    if (isOther || error instanceof ServiceError) throw error;
    const template = 'The export is damaged: {reason}.';
    refuseTables(template, { reason: describeError(error) });
  }
}

/** An estimate of the length of a row as JSON. */
function lengthOf(row: ExportedRow): number {
  let length = 0;
  for (const value of Object.values(row))
    length += 20 + (typeof value === 'string' ? value.length : 0);
  return length;
}
