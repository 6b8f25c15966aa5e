import type { MovementRow } from '../storage/tables.js';
import type { ReadUnit } from '../unit/unit.js';
import type { JournalKind } from './journal.js';
import type { LedgerAccount } from './ledger-account.js';

/** The net amount in one ledger account and currency: credits less debits, in minor units. */
export interface NetAmount extends LedgerAccount {
  readonly currency: string;
  readonly amount: number;
}

export interface ReferencedMovement extends MovementRow {
  readonly reference: string;
}

/** Returns the movements of journals of the given kinds and references, in booking order. */
export async function findMovements(
  { db }: ReadUnit,
  kinds: readonly JournalKind[],
  references: readonly string[],
): Promise<ReferencedMovement[]> {
  if (references.length === 0) return [];
  return db
    .selectFrom('journals as j')
    .innerJoin('movements as m', 'm.journal', 'j.position')
    .selectAll('m')
    .select('j.reference')
    .where('j.reference', 'in', references)
    .where('j.kind', 'in', kinds)
    .orderBy('m.journal')
    .orderBy('m.line')
    .execute();
}

/**
 * Returns the net amount of movements per ledger account and currency, without those that are zero. Adds in bigint:
 * intermediate sums may exceed the range of safe integers.
 */
export function netMovements(movements: readonly MovementRow[]): NetAmount[] {
  const nets = new Map<string, Omit<NetAmount, 'amount'> & { sum: bigint }>();
  const add = ({ account, bucket }: LedgerAccount, currency: string, amount: number): void => {
    const key = `${account} ${bucket} ${currency}`;
    const net = nets.get(key) ?? { account, bucket, currency, sum: 0n };
    net.sum += BigInt(amount);
    nets.set(key, net);
  };
  for (const row of movements) {
    add({ account: row.debitAccount, bucket: row.debitBucket }, row.currency, -row.amount);
    add({ account: row.creditAccount, bucket: row.creditBucket }, row.currency, row.amount);
  }
  return [...nets.values()]
    .map(({ account, bucket, currency, sum }) => {
      return { account, bucket, currency, amount: Number(sum) };
    })
    .filter(({ amount }) => amount !== 0);
}
