import type { Page, PageRequest } from '../kernel/page.js';
import { offsetOf, pageByPosition } from '../storage/pages.js';
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
  return { elements: await withMovements(unit, rows), total };
}

/** Which journals are looked for; what is undefined does not matter. */
export interface JournalFilter {
  /** The virtual account whose balance they changed. */
  readonly account: string | undefined;
  /** The code of what caused them. */
  readonly reference: string | undefined;
}

/** A page of those journals that fit. */
export async function findJournals(
  unit: ReadUnit,
  { account, reference }: JournalFilter,
  page: PageRequest,
): Promise<Page<StoredJournal>> {
  const { db, tenant } = unit;
  let query = db.selectFrom('journals as j').where('j.tenant', '=', tenant);
  if (reference !== undefined) query = query.where('j.reference', '=', reference);
  if (account !== undefined) {
    const own = db.selectFrom('account_entries').select('journal').where('tenant', '=', tenant);
    query = query.where('j.position', 'in', own.where('account', '=', account));
  }
  const counted = query.select((count) => count.fn.countAll<number>().as('total'));
  const { total } = await counted.executeTakeFirstOrThrow();
  const rows = await query
    .selectAll('j')
    .orderBy('j.position', page.ascending ? 'asc' : 'desc')
    .limit(page.size)
    .offset(offsetOf(page, total))
    .execute();
  return { elements: await withMovements(unit, rows), total };
}

async function withMovements(
  { db, tenant }: ReadUnit,
  rows: readonly JournalRow[],
): Promise<StoredJournal[]> {
  const movements = new Map(rows.map(({ position }): [number, MovementRow[]] => [position, []]));
  if (rows.length === 0) return [];
  const query = db.selectFrom('movements').selectAll().where('tenant', '=', tenant);
  const found = await query
    .where('journal', 'in', [...movements.keys()])
    .orderBy('line')
    .execute();
  for (const movement of found) movements.get(movement.journal)?.push(movement);
  return rows.map((row) => ({ row, movements: movements.get(row.position) ?? [] }));
}
