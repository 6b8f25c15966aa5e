import { sql } from 'kysely';
import { type CodePrefix, firstCodeAt } from '../kernel/identifiers.js';
import type { PageRequest, Period } from '../kernel/page.js';
import type { Database } from './dialect.js';
import { lastPosition, type Positioned } from './positions.js';

/** The positions of one page, both ends included, and how many elements the list has. */
export interface PositionRange {
  readonly first: number;
  readonly last: number;
  readonly total: number;
}

/** The list that is paged. */
export interface PositionedList {
  readonly name: Positioned;
  /** The prefix of its elements' codes, which begin with the time. */
  readonly prefix: CodePrefix;
}

/**
 * Finds the positions of a page of a list in the order of creation, that is of `createdAt` and then
 * `code` (D23). Costs the same however long the list is and however far back the page lies.
 */
export async function pageByPosition(
  db: Database,
  tenant: string,
  { name, prefix }: PositionedList,
  page: PageRequest,
  { from, to }: Period,
): Promise<PositionRange> {
  const all = await lastPosition(db, tenant, name);
  const before = async (moment: number): Promise<number> => {
    const limit = firstCodeAt(prefix, moment);
    const result = await sql<{ position: number }>`select position from ${sql.table(name)}
      where tenant = ${tenant} and code < ${limit} order by code desc limit 1`.execute(db);
    return result.rows[0]?.position ?? 0;
  };
  const skipped = from === undefined ? 0 : await before(from);
  const end = to === undefined ? all : await before(to);
  const total = Math.max(end - skipped, 0);
  const offset = offsetOf(page, total);
  return page.ascending
    ? { first: skipped + offset + 1, last: Math.min(skipped + offset + page.size, end), total }
    : { first: Math.max(end - offset - page.size, skipped) + 1, last: end - offset, total };
}

/** How many elements stand before a page; pages beyond the end stand right behind it. */
export function offsetOf({ number, size }: PageRequest, total: number): number {
  return Math.min(number * size, total);
}
