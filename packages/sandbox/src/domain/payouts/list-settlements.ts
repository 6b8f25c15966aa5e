import { sql } from 'kysely';
import type { Page, PageRequest } from '../../kernel/page.js';
import { movementsOf } from '../../ledger/net-of.js';
import { offsetOf } from '../../storage/pages.js';
import type { ReadUnit } from '../../unit/unit.js';
import { breakdownOf, type Breakdown } from '../settlement/breakdown.js';
import { getPayout } from './find-payout.js';
import type { StateNames } from './payout.js';

/** A payment or refund that a scheduled payout pays (D210). */
export interface Settlement {
  readonly code: string;
  readonly kind: 'PAYMENT' | 'REFUND';
  readonly description: string | null;
  readonly receivedAt: number;
  /** Whether the processor has reported it. */
  readonly settled: boolean;
  readonly currency: string;
  readonly breakdown: Breakdown;
}

interface ItemRow {
  readonly code: string;
  readonly kind: 'PAYMENT' | 'REFUND';
  readonly description: string | null;
  readonly created_at: number;
  readonly status: string;
  readonly currency: string;
}

/**
 * A page of what a scheduled payout pays, the newest first; nothing for a requested one (D103, D260).
 * @throws {ServiceError} 404 for an unknown code
 */
export async function listSettlements(
  unit: ReadUnit,
  payout: string,
  page: PageRequest,
  names: StateNames,
): Promise<Page<Settlement>> {
  const { account, scheduled } = await getPayout(unit, payout, names);
  if (scheduled === 0) return { elements: [], total: 0 };
  const { rows: items, total } = await readItems(unit, payout, page);
  const codes = items.map(({ code }) => code);
  const movements = await movementsOf(unit, ['PAYMENT_SPLIT', 'REFUND_SPLIT'], codes);
  const elements = items.map(({ code, kind, description, created_at, status, currency }) => {
    const own = movements.filter(({ reference }) => reference === code);
    return {
      code,
      kind,
      description,
      receivedAt: created_at,
      settled: status === 'RECONCILED',
      currency,
      breakdown: breakdownOf(own, account),
    };
  });
  return { elements, total };
}

async function readItems(
  { db, tenant }: ReadUnit,
  payout: string,
  page: PageRequest,
): Promise<{ rows: ItemRow[]; total: number }> {
  const items = db.selectFrom('paid_items').where('tenant', '=', tenant);
  const counted = items.where('payout', '=', payout);
  const { total } = await counted
    .select((all) => all.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { rows } = await sql<ItemRow>`
    select i.item as code, case when r.code is null then 'PAYMENT' else 'REFUND' end as kind,
      coalesce(s.description, r.description) as description,
      coalesce(s.created_at, r.created_at) as created_at, t.status, t.currency
    from paid_items as i
    join transactions as t on t.tenant = i.tenant and t.split = i.item
    left join payment_splits as s on s.tenant = i.tenant and s.code = i.item
    left join refund_splits as r on r.tenant = i.tenant and r.code = i.item
    where i.tenant = ${tenant} and i.payout = ${payout}
    order by 4 desc, 1 desc limit ${page.size} offset ${offsetOf(page, total)}`.execute(db);
  return { rows, total };
}
