import { sql } from 'kysely';
import type { Page, PageRequest, Period } from '../kernel/page.js';
import type { Database } from './dialect.js';
import { offsetOf, pageByPosition, type PositionedList } from './page-by-position.js';
import type { Tables } from './tables.js';

/** A list whose rows are read, a page at a time. */
export interface ReadableList<T extends PositionedList['name']> extends PositionedList {
  readonly name: T;
}

/**
 * Reads a page of the rows that were made in a period. In the order of creation it costs the same
 * however long the list is; in that of a column the whole period is sorted.
 * @param column what to order by, ties by code; the time of creation where left out
 */
export async function readPage<T extends PositionedList['name']>(
  db: Database,
  tenant: string,
  list: ReadableList<T>,
  page: PageRequest,
  period: Period,
  column?: keyof Tables[T] & string,
): Promise<Page<Tables[T]>> {
  const whole = { number: 0, size: Number.MAX_SAFE_INTEGER, ascending: true };
  const wanted = column === undefined ? page : whole;
  const { first, last, total } = await pageByPosition(db, tenant, list, wanted, period);
  const direction = page.ascending ? sql`asc` : sql`desc`;
  const order =
    column === undefined
      ? sql`position ${direction}`
      : sql`${sql.ref(column)} ${direction}, code ${direction}
          limit ${page.size} offset ${offsetOf(page, total)}`;
  const { rows } = await sql<Tables[T]>`select * from ${sql.table(list.name)}
    where tenant = ${tenant} and position between ${first} and ${last} order by ${order}`.execute(
    db,
  );
  return { elements: rows, total };
}
