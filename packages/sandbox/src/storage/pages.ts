import { type SelectQueryBuilder, type Simplify, sql } from 'kysely';
import { type CodePrefix, firstCodeAt } from '../kernel/identifiers.js';
import { offsetOf, type Page, type PageRequest, type Period } from '../kernel/page.js';
import type { Database } from './database.js';
import { statement } from './statement.js';
import type { Tables } from './tables.js';

/** The lists of a tenant that only ever grow: their elements are numbered from 1 without a gap. */
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

/** One of these lists. */
type Positioned = (typeof positioned)[number];

const selectLast = new Map(
  positioned.map((list) => [
    list,
    statement<{ last: number | null }>(
      `select max(position) as last from ${list} where tenant = :tenant`,
    ),
  ]),
);

/** The position of the last element of a list, which is how many it has; read from an index. */
async function lastPosition(db: Database, tenant: string, list: Positioned): Promise<number> {
  return (await selectLast.get(list)?.(db, { tenant }))?.[0]?.last ?? 0;
}

/**
 * Gives the next element its position, which it has to be stored with. Changes of a tenant are made one
 * after the other, so that a transaction has to look only once.
 */
export async function nextPosition(
  db: Database,
  tenant: string,
  list: Positioned,
): Promise<number> {
  const { memory } = db;
  const name = `${list} ${tenant}`;
  const next = (memory.get(name) ?? (await lastPosition(db, tenant, list))) + 1;
  memory.set(name, next);
  return next;
}

/** The positions of one page, both ends included, and how many elements the list has. */
interface PositionRange {
  readonly first: number;
  readonly last: number;
  readonly total: number;
}

/** The list that is paged. */
interface PositionedList {
  readonly name: Positioned;
  /** The prefix of its elements' codes, which begin with the time. */
  readonly prefix: CodePrefix;
}

/**
 * Finds the positions of a page of a list in the order of creation, that is of `createdAt` and then
 * `code` (D23). Costs the same however long the list is and however far back the page lies.
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
  const offset = offsetOf(page, total);
  return page.ascending
    ? { first: skipped + offset + 1, last: Math.min(skipped + offset + page.size, end), total }
    : { first: Math.max(end - offset - page.size, skipped) + 1, last: end - offset, total };
}

/**
 * Reads a page of the rows that a query finds, and counts them all.
 * @param rows the same rows with all that is selected of them, in their order
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
  const elements = await rows.limit(page.size).offset(offsetOf(page, total)).execute();
  return { elements, total };
}

const always: Period = { from: undefined, to: undefined };

/** A list whose rows are read, a page at a time. */
interface ReadableList<T extends PositionedList['name']> extends PositionedList {
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
          limit ${page.size} offset ${offsetOf(page, total)}`;
  const { rows } = await sql<Tables[T]>`select * from ${sql.table(list.name)}
    where tenant = ${tenant} and position between ${first} and ${last} order by ${order}`.execute(
    db,
  );
  return { elements: rows, total };
}
