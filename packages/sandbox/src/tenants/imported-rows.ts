import { createWorld } from '@seller-funds/contract/policies';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describeError } from '../kernel/describe-error.js';
import { ServiceError } from '../kernel/service-error.js';
import { insert } from '../storage/rows.js';
import { stateTables } from '../storage/tables.js';
import { StoreUnavailable } from '../storage/unavailable.js';
import { UnknownTenant } from '../unit/unit-of-work.js';
import { checkImport, checkSchema, refuseTables } from './check-import.js';
import type { NewGeneration } from './generations.js';
import type { ExportedRow, StateHeader, StatePart } from './read-state.js';
import { StateHash } from './state-hash.js';

/** The rows of an import, which are inserted into a new generation as they arrive. */
export class ImportedRows {
  readonly #hash = new StateHash();
  /** Those that are not inserted yet. */
  #parts: { readonly table: StatePart['table']; readonly rows: ExportedRow[] }[] = [];
  /** The table of the latest row. */
  #table: StatePart['table'] | undefined;

  constructor(readonly created: NewGeneration) {}

  /** @throws {ServiceError} 422 for a table that comes after one that may refer to it */
  add(part: StatePart): void {
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
    const last = this.#parts.at(-1);
    if (last?.table === table) last.rows.push(...rows);
    else this.#parts.push({ table, rows: [...rows] });
  }

  /**
   * Inserts the added rows, in one transaction.
   * @throws {ServiceError} 422 for a row that the database refuses
   */
  async insert(): Promise<void> {
    const parts = this.#parts;
    this.#parts = [];
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
    const { store, tenant, generation } = this.created;
    const hash = this.#hash.digest({ clock });
    const checked = store.slowReader(tenant).run((db) => {
      const unit = { tenant, now: clock.clockAt, world: createWorld() };
      return checkImport({ ...unit, db: db.ofGeneration(generation) }, hash, exported);
    });
    await refuseDamaged(checked.then(() => this.created.replaceState(clock)));
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
