import { type RawBuilder, sql } from 'kysely';
import type { Page, PageRequest, Period } from '../../kernel/page.js';
import { offsetOf } from '../../storage/pages.js';
import type { ReadUnit } from '../../unit/unit.js';
import type { PayoutRow, PayoutState, StateNames } from './payout.js';

/** What each order compares; a missing value comes before all others. */
const compared = {
  accountCode: sql`account`,
  amount: sql`coalesce(amount, 0)`,
  code: sql`code`,
  createdAt: sql`position`,
  description: sql`coalesce(description, '')`,
  externalAccountCode: sql`external_account`,
  processAt: sql`process_at`,
  // The same for all payouts (D97), so the code decides.
  sourceCurrency: sql`code`,
  targetCurrency: sql`target_currency`,
  useBalanceAt: sql`coalesce(use_balance_at, 0)`,
} as const;

/** What payouts can be ordered by: the fields of a payout request in either version (D157, D209, D211). */
type PayoutOrder = keyof typeof compared | 'status';

/** Which payouts are wanted. */
export interface PayoutFilter<Name extends string = string> {
  /** What the version makes of the states; those without a name are not listed. */
  readonly names: StateNames<Name>;
  /** The name of a state; all where left out. */
  readonly status: Name | undefined;
  readonly period: Period;
  /** A part of the owner's name or code, or of the account's code (D209). */
  readonly query?: string | undefined;
}

/** A page of the merchant's payouts (D212). */
export async function listPayouts<Name extends string>(
  unit: ReadUnit,
  page: PageRequest,
  order: PayoutOrder,
  filter: PayoutFilter<Name>,
): Promise<Page<PayoutRow>> {
  const passing = filtered(unit, filter);
  const counted = passing.select((all) => all.fn.countAll<number>().as('total'));
  const { total } = await counted.executeTakeFirstOrThrow();
  const direction = page.ascending ? 'asc' : 'desc';
  const elements = await passing
    .selectAll()
    .orderBy(orderOf(order, filter.names), direction)
    .orderBy('code', direction)
    .limit(page.size)
    .offset(offsetOf(page, total))
    .execute();
  return { elements, total };
}

function filtered<Name extends string>(
  { db, tenant }: ReadUnit,
  { names, status, period, query }: PayoutFilter<Name>,
) {
  const states = entriesOf(names)
    .filter(([, name]) => name !== null && (status === undefined || name === status))
    .map(([state]) => state);
  let passing = db.selectFrom('payouts').where('tenant', '=', tenant).where('state', 'in', states);
  if (period.from !== undefined) passing = passing.where('created_at', '>=', period.from);
  if (period.to !== undefined) passing = passing.where('created_at', '<', period.to);
  if (!query) return passing;
  const pattern = `%${query.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return passing.where(
    sql<boolean>`(lower(owner) like ${pattern} escape '\\' or lower(account) like ${pattern} escape '\\'
      or exists (select 1 from account_holders as h where h.tenant = payouts.tenant
        and h.code = payouts.owner and lower(h.display_name) like ${pattern} escape '\\')
      or exists (select 1 from divisions as d where d.tenant = payouts.tenant
        and d.code = payouts.owner and lower(d.name) like ${pattern} escape '\\'))`,
  );
}

/** States are ordered as the version names them. */
function orderOf(order: PayoutOrder, names: StateNames): RawBuilder<unknown> {
  if (order !== 'status') return compared[order];
  const cases = entriesOf(names).map(([state, name]) => sql`when ${state} then ${name}`);
  return sql`case state ${sql.join(cases, sql` `)} end`;
}

function entriesOf<Name extends string>(
  names: StateNames<Name>,
): readonly (readonly [PayoutState, Name | null])[] {
  return Object.entries(names) as [PayoutState, Name | null][];
}
