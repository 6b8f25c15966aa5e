/** How a bank handles payouts. */
export type Bank = 'pays' | 'refuses' | 'returns' | 'holds';

/** The expected state of a payout. */
export interface ExpectedPayout {
  readonly code: string;
  readonly seller: number;
  /** The requested amount; null for the available amount. */
  readonly requested: number | null;
  /** The requested moment of the balance, if any. */
  readonly balanceAt: number | null;
  amount: number | null;
  state: 'WAITING' | 'ACCEPTED' | 'REJECTED' | 'PROCESSED' | 'FAILED' | 'RETURNED' | 'CANCELLED';
}

/** The balance of a seller, with the history of the amount available for payout. */
interface SellerBalance {
  confirmed: number;
  pending: number;
  readonly past: { readonly at: number; readonly available: number }[];
}

interface Event {
  readonly at: number;
  /** The index of the payout; events of one moment run in the order of the payouts. */
  readonly payout: number;
  readonly what: 'due' | 'end' | 'back';
}

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** A model of payouts, without a ledger, jobs or a database (D86 to D95). */
export class PayoutOracle {
  readonly payouts: ExpectedPayout[] = [];
  readonly balances: readonly SellerBalance[];
  now: number;
  readonly #banks: readonly Bank[];
  #events: Event[] = [];

  constructor(banks: readonly Bank[], now: number) {
    this.#banks = banks;
    this.balances = banks.map(() => ({ confirmed: 0, pending: 0, past: [] }));
    this.now = now;
  }

  /** Books a credit, or a debit if the amount is negative. */
  book(seller: number, bucket: 'confirmed' | 'pending', amount: number): void {
    const balance = this.#balance(seller);
    balance[bucket] += amount;
    balance.past.push({ at: this.now, available: this.available(seller) });
  }

  /** Returns the amount available for payout. */
  available(seller: number): number {
    const { confirmed, pending } = this.#balance(seller);
    return Math.max(0, confirmed + Math.min(0, pending));
  }

  /** Adds a payout that is due at a moment. */
  request(payout: Omit<ExpectedPayout, 'state' | 'amount'>, at: number): void {
    this.payouts.push({ ...payout, amount: payout.requested, state: 'WAITING' });
    this.#events.push({ at, payout: this.payouts.length - 1, what: 'due' });
  }

  /** Advances the time and runs due events in order. */
  pass(hours: number): void {
    const until = this.now + hours * hourMs;
    for (;;) {
      const [next] = this.#events
        .filter(({ at }) => at <= until)
        .toSorted((left, right) => left.at - right.at || left.payout - right.payout);
      if (!next) break;
      this.#events = this.#events.filter((event) => event !== next);
      this.now = Math.max(this.now, next.at);
      this.#happen(next);
    }
    this.now = until;
  }

  #happen({ payout: index, what }: Event): void {
    const payout = this.payouts[index];
    if (!payout) return;
    if (what === 'due' && payout.state === 'WAITING') this.#pay(payout, index);
    if (what === 'end') this.#end(payout, index);
    if (what === 'back') this.#giveBack(payout, 'RETURNED');
  }

  #pay(payout: ExpectedPayout, index: number): void {
    const { seller, requested, balanceAt } = payout;
    const available = this.available(seller);
    const amount =
      requested ?? Math.min(available, this.#availableAt(seller, balanceAt ?? this.now));
    payout.state = amount === 0 || amount > available ? 'REJECTED' : 'ACCEPTED';
    if (payout.state === 'REJECTED') return;
    payout.amount = amount;
    this.book(seller, 'confirmed', -amount);
    if (this.#banks[seller] !== 'holds')
      this.#events.push({ at: morningAfter(this.now), payout: index, what: 'end' });
  }

  #end(payout: ExpectedPayout, index: number): void {
    const bank = this.#banks[payout.seller];
    if (bank === 'refuses') this.#giveBack(payout, 'FAILED');
    else payout.state = 'PROCESSED';
    if (bank === 'returns')
      this.#events.push({ at: this.now + 2 * dayMs, payout: index, what: 'back' });
  }

  #giveBack(payout: ExpectedPayout, state: 'FAILED' | 'RETURNED'): void {
    payout.state = state;
    this.book(payout.seller, 'confirmed', payout.amount ?? 0);
  }

  #availableAt(seller: number, moment: number): number {
    return this.#balance(seller).past.findLast(({ at }) => at <= moment)?.available ?? 0;
  }

  #balance(seller: number): SellerBalance {
    const balance = this.balances[seller];
    if (!balance) throw new Error(`The seller ${seller} does not exist.`);
    return balance;
  }
}

/** Returns 09:00 of the next weekday. */
function morningAfter(moment: number): number {
  let hour = Math.floor(moment / dayMs) * dayMs + dayMs;
  while (new Date(hour).getUTCHours() !== 9 || [0, 6].includes(new Date(hour).getUTCDay()))
    hour += hourMs;
  return hour;
}
