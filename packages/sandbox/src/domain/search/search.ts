import { type RawBuilder, sql } from 'kysely';
import { contains, startsWith } from '../../storage/conditions.js';
import type { Tables } from '../../storage/tables.js';
import { own } from '../../storage/tenant-database.js';
import type { ReadUnit } from '../../unit/unit.js';

/** In the order in which they are found. */
const kinds = ['seller', 'account', 'split', 'payout', 'delivery'] as const;

export type FoundKind = (typeof kinds)[number];

/** An object that contains a text, or to which the object belongs that does. */
export interface Found {
  readonly kind: FoundKind;
  readonly code: string;
}

const most = 25;

/** How many of the newest objects are searched without an index, and of how many matches of an index the newest are found. */
const newest = { objects: 10_000, payments: 500, matches: 500 } as const;

export const searched = `codes and references of all objects, in full or from their beginning; names, ends of account numbers and amounts of the newest ${newest.objects}; references of items in the newest ${newest.payments} payments`;

interface Place {
  readonly kind: FoundKind;
  readonly table: keyof Tables;
  /** The code of what is found. */
  readonly result: RawBuilder<unknown>;
  readonly column: string;
}

const ownCode = sql.ref('code');
const holderCode = sql.ref('holder');
const splitCode = sql.ref('split');
/** A transaction has the reference of its payment; its `split` may be a refund. */
const paymentCode = sql`(select p.code from ${own.payment_splits} as p where p."extRef" = t."extRef")`;

const indexed: readonly Place[] = [
  { kind: 'seller', table: 'account_holders', result: ownCode, column: 'code' },
  { kind: 'seller', table: 'account_holders', result: ownCode, column: 'extRef' },
  { kind: 'seller', table: 'external_accounts', result: holderCode, column: 'code' },
  { kind: 'account', table: 'virtual_accounts', result: ownCode, column: 'code' },
  { kind: 'split', table: 'payment_splits', result: ownCode, column: 'code' },
  { kind: 'split', table: 'payment_splits', result: ownCode, column: 'extRef' },
  { kind: 'split', table: 'refund_splits', result: splitCode, column: 'code' },
  { kind: 'split', table: 'transactions', result: paymentCode, column: 'code' },
  { kind: 'split', table: 'transactions', result: paymentCode, column: 'extRef' },
  { kind: 'split', table: 'transactions', result: paymentCode, column: 'pspExtRef' },
  { kind: 'split', table: 'transactions', result: paymentCode, column: 'pspMutationExtRef' },
  { kind: 'payout', table: 'payouts', result: ownCode, column: 'code' },
  { kind: 'delivery', table: 'webhook_deliveries', result: ownCode, column: 'code' },
];

/** The columns of which the newest objects are searched: by a part of a name, or the end of a number. */
const named: readonly Place[] = [
  { kind: 'seller', table: 'account_holders', result: ownCode, column: 'displayName' },
  { kind: 'seller', table: 'external_accounts', result: holderCode, column: 'displayName' },
  { kind: 'seller', table: 'external_accounts', result: holderCode, column: 'accountNumber' },
  { kind: 'account', table: 'virtual_accounts', result: ownCode, column: 'displayName' },
];

const amounts: readonly Place[] = [
  { kind: 'split', table: 'payment_splits', result: ownCode, column: 'totalAmount' },
  { kind: 'payout', table: 'payouts', result: ownCode, column: 'amount' },
];

/** Finds the objects with a text, at most 25 of each kind, newest first. */
export async function search(unit: ReadUnit, text: string, only?: FoundKind): Promise<Found[]> {
  const wanted = (places: readonly Place[]) =>
    places.filter(({ kind }) => only === undefined || kind === only);
  const results = new Map<string, Found>();
  const add = async (kind: FoundKind, codes: Promise<readonly string[]>): Promise<void> => {
    for (const code of await codes) results.set(`${kind} ${code}`, { kind, code });
  };
  for (const place of wanted(indexed)) await add(place.kind, findByStart(unit, place, text));
  for (const place of wanted(named))
    await add(place.kind, findInNewest(unit, place, contains(place.column, text)));
  const amount = parseAmount(text);
  if (amount !== undefined)
    for (const place of wanted(amounts))
      await add(place.kind, findInNewest(unit, place, sql`${sql.ref(place.column)} = ${amount}`));
  if (only === undefined || only === 'split') await add('split', findByItem(unit, text));
  return kinds.flatMap((kind) =>
    [...results.values()]
      .filter((one) => one.kind === kind)
      .toSorted((left, right) => (left.code < right.code ? 1 : -1))
      .slice(0, most),
  );
}

async function findByStart(
  { db }: ReadUnit,
  { table, result, column }: Place,
  text: string,
): Promise<string[]> {
  // The last of the index: references often end with a number that increases.
  const rows = await sql<{ code: string }>`select distinct code from (
    select ${result} as code from ${own[table]} as t
    where ${startsWith(db.target.engine, column, text)} and ${result} is not null
    order by ${sql.ref(column)} desc limit ${sql.lit(newest.matches)}
  ) as matching order by code desc limit ${sql.lit(most)}`.execute(db);
  return rows.rows.map((row) => row.code);
}

async function findInNewest(
  { db }: ReadUnit,
  { table, result }: Place,
  condition: RawBuilder<unknown>,
): Promise<string[]> {
  const rows = await sql<{ code: string }>`select ${result} as code from (
    select * from ${own[table]} as t order by t.code desc limit ${sql.lit(newest.objects)}
  ) as newest where ${condition} limit ${sql.lit(most)}`.execute(db);
  return rows.rows.map((row) => row.code);
}

async function findByItem({ db }: ReadUnit, text: string): Promise<string[]> {
  const rows = await sql<{ code: string }>`select distinct i.split as code from (
    select code from ${own.payment_splits} as t order by t.position desc limit ${sql.lit(newest.payments)}
  ) as newest join ${own.payment_split_items} as i on i.split = newest.code
    where ${startsWith(db.target.engine, 'i.extRef', text)} or i.code = ${text}
    limit ${sql.lit(most)}`.execute(db);
  return rows.rows.map((row) => row.code);
}

/** Parses an amount in major units, such as `35.00`, to minor units. */
function parseAmount(text: string): number | undefined {
  const [, whole, part = '00'] = /^(\d{1,12})(?:[.,](\d{2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part);
}
