import { formatMoment } from '../../../kernel/moment.js';
import { findMovements } from '../../../ledger/list-journals.js';
import type { ReadUnit } from '../../../unit/unit.js';
import type { TransactionRow } from '../../../storage/tables.js';
import { breakDownAmounts } from '../../settlement/amount-breakdown.js';
import { isInPart, type ReportPart } from './report-filter.js';
import type { LoadContent } from './table.js';
import { groupBy } from '../../../kernel/group-by.js';

type Settled = Pick<TransactionRow, 'code' | 'type' | 'extRef' | 'currency'> & {
  readonly split: string;
  readonly settled_at: number;
};

interface SellerAccount {
  readonly account: string;
  readonly seller: string;
  readonly name: string;
}

/** The settlements of the period: a line with its breakdown (D67) for each payment or refund, and account. */
export const settlement: LoadContent = async (unit, report) => {
  const settled = await readSettled(unit, report);
  const splits = settled.map(({ split }) => split);
  const movements = groupBy(
    await findMovements(unit, ['PAYMENT_SPLIT', 'REFUND_SPLIT'], splits),
    ({ reference }) => reference,
  );
  const accounts = await readAccounts(unit, report.holder);
  return settled.flatMap((transaction) => {
    const booked = movements.get(transaction.split) ?? [];
    const touched = new Set(booked.flatMap((row) => [row.debitAccount, row.creditAccount]));
    return [...touched].flatMap((code) => {
      const account = accounts.get(code);
      if (!account) return [];
      return {
        ...transaction,
        ...breakDownAmounts(booked, code),
        settledAt: formatMoment(transaction.settled_at),
        transaction: transaction.code,
        sellerCode: account.seller,
        sellerName: account.name,
        accountCode: account.account,
      };
    });
  });
};

async function readSettled({ db }: ReadUnit, report: ReportPart): Promise<Settled[]> {
  return db
    .selectFrom('journals as j')
    .innerJoin('transactions as t', 't.split', 'j.reference')
    .select(['t.code', 't.type', 't.extRef', 't.currency', 'j.reference as split'])
    .select('j.createdAt as settled_at')
    .where('j.kind', '=', 'SETTLEMENT')
    .where(isInPart(report, 'j'))
    .orderBy('j.position')
    .execute();
}

async function readAccounts(
  { db }: ReadUnit,
  holder: string | null,
): Promise<Map<string, SellerAccount>> {
  const query = db
    .selectFrom('virtual_accounts as a')
    .innerJoin('account_holders as h', 'h.code', 'a.owner')
    .select(['a.code as account', 'h.code as seller', 'h.displayName as name']);
  const rows = await (holder === null ? query : query.where('h.code', '=', holder)).execute();
  return new Map(rows.map((row) => [row.account, row]));
}
