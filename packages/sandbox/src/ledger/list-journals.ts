import type { Page, PageRequest } from '../kernel/page.js';
import { readRows } from '../storage/pages.js';
import type { JournalRow, MovementRow } from '../storage/tables.js';
import type { ReadUnit } from '../unit/unit.js';
import { groupBy } from '../kernel/group-by.js';
import type { JournalKind } from './journal.js';

export interface StoredJournal {
  readonly row: JournalRow;
  readonly movements: readonly MovementRow[];
}

/** Filters journals; all by default. */
interface JournalFilter {
  /** The virtual account whose balance a journal changed. */
  readonly account?: string | undefined;
  readonly reference?: string | undefined;
}

/** Returns a page of the journals of a tenant, an account, a reference or both, with their movements. */
export async function listJournals(
  unit: ReadUnit,
  page: PageRequest,
  filter: JournalFilter,
): Promise<Page<StoredJournal>> {
  const { elements, total } = await findJournals(unit, page, filter);
  return { elements: await withMovements(unit, elements), total };
}

function findJournals(
  { db }: ReadUnit,
  page: PageRequest,
  { account, reference }: JournalFilter,
): Promise<Page<JournalRow>> {
  let query = db.selectFrom('journals as j');
  if (reference !== undefined) query = query.where('j.reference', '=', reference);
  if (account !== undefined) {
    const own = db.selectFrom('account_entries').select('journal');
    query = query.where('j.position', 'in', own.where('account', '=', account));
  }
  const rows = query.selectAll('j').orderBy('j.position', page.ascending ? 'asc' : 'desc');
  return readRows(query, rows, page);
}

async function withMovements(
  { db }: ReadUnit,
  rows: readonly JournalRow[],
): Promise<StoredJournal[]> {
  if (rows.length === 0) return [];
  const positions = rows.map(({ position }) => position);
  const query = db.selectFrom('movements').selectAll().where('journal', 'in', positions);
  const movements = groupBy(await query.orderBy('line').execute(), ({ journal }) => journal);
  return rows.map((row) => ({ row, movements: movements.get(row.position) ?? [] }));
}

export interface ReferencedMovement extends MovementRow {
  readonly reference: string;
}

/** Returns the movements of journals of the given kinds and references, in booking order. */
export async function findMovements(
  { db }: ReadUnit,
  kinds: readonly JournalKind[],
  references: readonly string[],
): Promise<ReferencedMovement[]> {
  if (references.length === 0) return [];
  return db
    .selectFrom('journals as j')
    .innerJoin('movements as m', 'm.journal', 'j.position')
    .selectAll('m')
    .select('j.reference')
    .where('j.reference', 'in', references)
    .where('j.kind', 'in', kinds)
    .orderBy('m.journal')
    .orderBy('m.line')
    .execute();
}
