import type { Page, PageRequest } from '../kernel/page.js';
import { pageByPosition } from '../storage/page-by-position.js';
import type { JournalRow, MovementRow } from '../storage/tables.js';
import type { ReadUnit } from '../unit/unit.js';

/** A stored journal. */
export interface StoredJournal {
  readonly row: JournalRow;
  readonly movements: readonly MovementRow[];
}

const list = { name: 'journals', prefix: 'jr' } as const;
const always = { from: undefined, to: undefined };

/** A page of the ledger's journals with their movements. */
export async function listJournals(
  unit: ReadUnit,
  page: PageRequest,
): Promise<Page<StoredJournal>> {
  const { db, tenant } = unit;
  const { first, last, total } = await pageByPosition(db, tenant, list, page, always);
  const rows = await db
    .selectFrom('journals')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('position', '>=', first)
    .where('position', '<=', last)
    .orderBy('position', page.ascending ? 'asc' : 'desc')
    .execute();
  const movements = new Map(rows.map(({ position }): [number, MovementRow[]] => [position, []]));
  if (rows.length > 0) {
    const query = db.selectFrom('movements').selectAll().where('tenant', '=', tenant);
    const found = await query
      .where('journal', 'in', [...movements.keys()])
      .orderBy('line')
      .execute();
    for (const movement of found) movements.get(movement.journal)?.push(movement);
  }
  return {
    elements: rows.map((row) => ({ row, movements: movements.get(row.position) ?? [] })),
    total,
  };
}
