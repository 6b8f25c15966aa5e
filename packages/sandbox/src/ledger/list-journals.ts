import type { Page, PageRequest } from '../kernel/page.js';
import { readRows } from '../storage/pages.js';
import { findRows } from '../storage/rows.js';
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
  unit: ReadUnit,
  rows: readonly JournalRow[],
): Promise<StoredJournal[]> {
  const movements = groupBy(await movementsOf(unit, rows), ({ journal }) => journal);
  return rows.map((row) => ({ row, movements: movements.get(row.position) ?? [] }));
}

export interface ReferencedMovement extends MovementRow {
  readonly reference: string;
}

/** Returns the movements of journals of the given kinds and references, in booking order. */
export async function findMovements(
  unit: ReadUnit,
  kinds: readonly JournalKind[],
  references: readonly string[],
): Promise<ReferencedMovement[]> {
  // Not a join: to return its rows in order, SQLite would read all movements of the tenant.
  const journals = await findRows(unit.db, 'journals', { reference: references, kind: kinds });
  const byPosition = new Map(journals.map(({ position, reference }) => [position, reference]));
  const movements = await movementsOf(unit, journals);
  return movements.map((row) => ({ ...row, reference: byPosition.get(row.journal) ?? '' }));
}

async function movementsOf(
  { db }: ReadUnit,
  journals: readonly JournalRow[],
): Promise<MovementRow[]> {
  if (journals.length === 0) return [];
  const positions = journals.map(({ position }) => position);
  const rows = db.selectFrom('movements').selectAll().where('journal', 'in', positions);
  return rows.orderBy('journal').orderBy('line').execute();
}
