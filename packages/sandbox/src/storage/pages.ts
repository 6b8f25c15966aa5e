import { type SelectQueryBuilder, type Simplify, sql } from 'kysely';
import { type CodePrefix, firstCodeAt } from '../kernel/identifiers.js';
import { pageOffset, type Page, type PageRequest, type Period } from '../kernel/page.js';
import type { Database } from './database.js';
import { statement } from './statement.js';
import type { Tables } from './tables.js';

/** The append-only lists of a tenant: their elements are numbered from 1 without gaps. */
const positioned = [
  'account_holders',
  'balance_transfers',
  'journals',
  'payment_splits',
  'payouts',
  'processor_lines',
  'refund_splits',
  'transactions',
] as const;

type Positioned = (typeof positioned)[number];

const selectLast = new Map(
  positioned.map((list) => [
    list,
    statement<{ last: number | null }>(
      `select max(position) as last from ${list} where tenant = :tenant`,
    ),
  ]),
);

/** The position of the last element of a list, which is its length; read from an index. */
async function lastPosition(db: Database, tenant: string, list: Positioned): Promise<number> {
  return (await selectLast.get(list)?.(db, { tenant }))?.[0]?.last ?? 0;
}

/**
 * Returns the position of the next element, which must be stored with it. Changes of a tenant are serialized, so a
 * transaction reads the last position only once.
 */
export async function nextPosition(
  db: Database,
  tenant: string,
  list: Positioned,
): Promise<number> {
  const { positionCache } = db;
  const name = `${list} ${tenant}`;
  const next = (positionCache.get(name) ?? (await lastPosition(db, tenant, list))) + 1;
  positionCache.set(name, next);
  return next;
}

/** The positions of one page, both ends included, and the length of the list. */
interface PositionRange {
  readonly first: number;
  readonly last: number;
  readonly total: number;
}

/** A list whose elements have positions. */
interface PositionedList {
  readonly name: Positioned;
  /** The prefix of its elements' codes; the time follows it. */
  readonly prefix: CodePrefix;
}

/**
 * Finds the positions of a page of a list in order of creation, that is by `createdAt`, then `code` (D23). The cost
 * does not depend on the length of the list or the page number.
 */
async function pageByPosition(
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
  const offset = pageOffset(page, total);
  return page.ascending
    ? { first: skipped + offset + 1, last: Math.min(skipped + offset + page.size, end), total }
    : { first: Math.max(end - offset - page.size, skipped) + 1, last: end - offset, total };
}

/**
 * Reads a page of the rows of a query, and counts all of them.
 * @param found the query, without columns and order
 * @param rows the same query with columns and order
 */
export async function readRows<DB, Table extends keyof DB, Joined, From extends keyof Joined, Row>(
  found: SelectQueryBuilder<DB, Table, object>,
  rows: SelectQueryBuilder<Joined, From, Row>,
  page: PageRequest,
): Promise<Page<Simplify<Row>>> {
  const counted = found
    .select((all) => all.fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>();
  const { total } = await counted.executeTakeFirstOrThrow();
  const elements = await rows.limit(page.size).offset(pageOffset(page, total)).execute();
  return { elements, total };
}

const always: Period = { from: undefined, to: undefined };

/** A list that {@link readPage} reads. */
interface ReadableList<T extends PositionedList['name']> extends PositionedList {
  readonly name: T;
}

/**
 * Reads a page of the rows created in a period. In order of creation, the cost does not depend on the length of the
 * list; ordered by another column, all rows of the period are sorted.
 * @param column the column to order by, then by code; the time of creation by default
 */
export async function readPage<T extends PositionedList['name']>(
  db: Database,
  tenant: string,
  list: ReadableList<T>,
  page: PageRequest,
  period: Period = always,
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
          limit ${page.size} offset ${pageOffset(page, total)}`;
  const { rows } = await sql<Tables[T]>`select * from ${sql.table(list.name)}
    where tenant = ${tenant} and position between ${first} and ${last} order by ${order}`.execute(
    db,
  );
  return { elements: rows, total };
}
