import { type SelectQueryBuilder, type Simplify, sql } from 'kysely';
import { type CodePrefix, firstCodeAt } from '../kernel/identifiers.js';
import { pageOffset, type Page, type PageRequest, type Period } from '../kernel/page.js';
import type { Positioned } from './rows.js';
import { cached, statement } from './statement.js';
import type { Tables } from './tables.js';
import type { TenantDatabase } from './tenant-database.js';

const prefixes = {
  account_holders: 'ah',
  balance_transfers: 'bt',
  payment_splits: 'sp',
  payouts: 'po',
  processor_lines: 'pl',
  refund_splits: 'rs',
  transactions: 'tx',
} as const satisfies Record<Positioned, CodePrefix>;

const between = (list: Positioned, direction: 'asc' | 'desc') =>
  statement((db, given: { first: number; last: number }) =>
    db
      .selectFrom(list)
      .selectAll()
      .where('position', '>=', given.first)
      .where('position', '<=', given.last)
      .orderBy('position', direction),
  );

const statementsOf = cached((list: Positioned) => ({
  /** The last position, which is the length of the list; read from an index. */
  last: statement((db) => db.selectFrom(list).select(({ fn }) => fn.max('position').as('last'))),
  before: statement((db, given: { code: string }) =>
    db
      .selectFrom(list)
      .select('position')
      .where('code', '<', given.code)
      .orderBy('code', 'desc')
      .limit(1),
  ),
  asc: between(list, 'asc'),
  desc: between(list, 'desc'),
}));

/** The positions of one page, both ends included, and the length of the list. */
interface PositionRange {
  readonly first: number;
  readonly last: number;
  readonly total: number;
}

/** The positions of a page in order of creation (D23), at a cost independent of the list and the page number. */
async function pageByPosition(
  db: TenantDatabase,
  list: Positioned,
  page: PageRequest,
  { from, to }: Period,
): Promise<PositionRange> {
  const statements = statementsOf(list);
  const before = async (moment: number): Promise<number> =>
    (await statements.before(db, { code: firstCodeAt(prefixes[list], moment) }))[0]?.position ?? 0;
  const [all] = await statements.last(db, {});
  const skipped = from === undefined ? 0 : await before(from);
  const end = to === undefined ? (all?.last ?? 0) : await before(to);
  const total = Math.max(end - skipped, 0);
  const offset = pageOffset(page, total);
  return page.ascending
    ? { first: skipped + offset + 1, last: Math.min(skipped + offset + page.size, end), total }
    : { first: Math.max(end - offset - page.size, skipped) + 1, last: end - offset, total };
}

/** Reads a page of a query and counts all its rows; `rows` is the query with columns and order. */
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

/** Reads a page of a period: by creation at a cost independent of the list, by a column (then code) sorting all. */
export async function readPage<T extends Positioned>(
  db: TenantDatabase,
  list: T,
  page: PageRequest,
  period: Period = always,
  column?: keyof Tables[T] & string,
): Promise<Page<Tables[T]>> {
  const whole = { number: 0, size: Number.MAX_SAFE_INTEGER, ascending: true };
  const wanted = column === undefined ? page : whole;
  const { first, last, total } = await pageByPosition(db, list, wanted, period);
  const direction = page.ascending ? 'asc' : 'desc';
  if (column === undefined) {
    const elements = await statementsOf(list)[direction](db, { first, last });
    return { elements: elements as unknown as Tables[T][], total };
  }
  const elements = await db
    .selectFrom<Positioned>(list)
    .selectAll()
    .where('position', '>=', first)
    .where('position', '<=', last)
    .orderBy(sql.ref(column), direction)
    .orderBy('code', direction)
    .limit(page.size)
    .offset(pageOffset(page, total))
    .execute();
  return { elements: elements as unknown as Tables[T][], total };
}
