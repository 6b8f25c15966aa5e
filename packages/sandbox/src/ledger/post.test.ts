import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../storage/store.js';
import { insert } from '../storage/rows.js';
import { storeKinds } from '../testing/stores.js';
import { openTestUnits, type TestUnits } from '../testing/test-units.js';
import { balancesOf, payoutBalanceAt } from './balance.js';
import { checkInvariants, ledgerInvariants } from './invariants.js';
import {
  type Journal,
  type Movement,
  confirmed,
  internalAccounts,
  pending,
  type LedgerAccount,
} from './journal.js';
import { post } from './post.js';

function movement(from: LedgerAccount, to: LedgerAccount, amount: number): Movement {
  return { from, to, amount, currency: 'EUR' };
}

function tamper({ write }: TestUnits, statement: string): Promise<unknown> {
  return write(async ({ db, tenant }) =>
    db.target.query(`${statement} where tenant = '${tenant}'`, []),
  );
}

describe.each(storeKinds)('the ledger on $name', ({ open }) => {
  let store: Store;
  let units: TestUnits;
  let seller: string;
  let buyer: string;

  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    units = await openTestUnits(store);
    seller = await units.account('Seller');
    buyer = await units.account('Buyer');
  });

  const book = (
    from: LedgerAccount,
    to: LedgerAccount,
    amount: number,
    more: Partial<Journal> = {},
  ) => {
    const movements: Movement[] = [{ from, to, amount, currency: 'EUR' }];
    const kind = from.bucket === 'INTERNAL' ? 'PAYMENT_SPLIT' : 'SETTLEMENT';
    const journal = { kind, reference: 'test', movements, ...more } as const;
    return units.write((unit) => post(unit, journal));
  };
  const broken = async () => {
    const findings = await units.read((unit) => checkInvariants(unit, ledgerInvariants));
    return findings.filter(({ violations }) => violations.length > 0);
  };

  test('changes the balances on both sides of a journal', async () => {
    await book(internalAccounts.clearing, pending(seller), 500);
    await book(pending(seller), confirmed(seller), 300);
    expect(await units.read((unit) => balancesOf(unit, seller))).toMatchObject([
      { currency: 'EUR', confirmed: 300, pending: 200, payout: 300, processed: 0 },
    ]);
    expect(await broken()).toEqual([]);
  });

  test('rejects an overdraft without refund by a database constraint', async () => {
    const overdraw = book(confirmed(seller), confirmed(buyer), 1);
    await expect(overdraw).rejects.toThrow('balances_not_overdrawn');
    expect(await broken()).toEqual([]);
  });

  test('allows an overdraft by refunds up to their amount', async () => {
    await book(pending(seller), internalAccounts.clearing, 100, { cover: 'overdraft' });
    await expect(book(pending(seller), pending(buyer), 1)).rejects.toThrow(
      'balances_not_overdrawn',
    );
    expect(await broken()).toEqual([]);
  });

  test('rejects a balance out of the range of amounts', async () => {
    await book(internalAccounts.clearing, pending(seller), Number.MAX_SAFE_INTEGER);
    await expect(book(internalAccounts.clearing, pending(seller), 1)).rejects.toMatchObject({
      code: '422.900.003',
    });
  });

  test('rejects a journal whose balance change is out of the range of amounts', async () => {
    const most = Number.MAX_SAFE_INTEGER;
    const refund = (...movements: Movement[]) =>
      units.write((unit) =>
        post(unit, { kind: 'REFUND_SPLIT', reference: 'test', movements, cover: 'overdraft' }),
      );
    const [from, to] = [pending(seller), internalAccounts.clearing];
    const both = refund(movement(from, to, most), movement(from, to, 2));
    await expect(both).rejects.toMatchObject({ code: '422.900.003' });
    const buckets = refund(movement(from, to, most), movement(confirmed(seller), to, 2));
    await expect(buckets).rejects.toMatchObject({ code: '422.900.003' });
    // Exact even if an intermediate sum exceeds the safe integers.
    await refund(movement(from, to, most), movement(from, to, 2), movement(to, from, 3));
    const [balance] = await units.read((unit) => balancesOf(unit, seller));
    expect(balance?.pending).toBe(1 - most);
    expect(await broken()).toEqual([]);
  });

  test('rejects updates and deletes of booked rows by database triggers', async () => {
    await book(internalAccounts.clearing, pending(seller), 500);
    await expect(tamper(units, 'update movements set amount = 1')).rejects.toThrow('append-only');
    await expect(tamper(units, 'delete from movements')).rejects.toThrow('append-only');
    await expect(tamper(units, 'delete from journals')).rejects.toThrow('append-only');
    await expect(tamper(units, 'update account_entries set pending = 0')).rejects.toThrow(
      'append-only',
    );
  });

  test('rejects a movement with zero amount, with equal accounts or without a journal by database constraints', async () => {
    await expect(book(internalAccounts.clearing, pending(seller), 0)).rejects.toThrow(
      'movements_positive',
    );
    await expect(book(pending(seller), pending(seller), 1)).rejects.toThrow('movements_move');
    const debit = { debitAccount: 'clearing', debitBucket: 'INTERNAL' } as const;
    const sides = { ...debit, creditAccount: seller, creditBucket: 'PENDING' } as const;
    const amounts = { journal: 99, line: 0, currency: 'EUR', amount: 1, label: null, item: null };
    const orphan = units.write(({ db }) => insert(db, 'movements', [{ ...sides, ...amounts }]));
    await expect(orphan).rejects.toThrow(/foreign key/i);
  });

  test('reports a balance that was tampered with', async () => {
    await book(internalAccounts.clearing, pending(seller), 500);
    await tamper(units, 'update balances set pending = pending + 1');
    const names = (await broken()).map(({ name }) => name);
    expect(names).toContain('balances-equal-movements');
    expect(names).toContain('books-are-zero');
  });

  test('reads a past balance from the entries', async () => {
    await book(internalAccounts.clearing, confirmed(seller), 500);
    const then = units.clock.now;
    units.clock.now += 1000;
    await book(confirmed(seller), internalAccounts.payoutInTransit, 200, { cover: 'available' });
    const at = (moment: number) =>
      units.read((unit) => payoutBalanceAt(unit, seller, 'EUR', moment));
    expect(await at(then - 1)).toBe(0);
    expect(await at(then)).toBe(500);
    expect(await at(then + 999)).toBe(500);
    expect(await at(then + 1000)).toBe(300);
  });
});
