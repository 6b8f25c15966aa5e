/** The expected balance of an account. */
export interface Holding {
  confirmed: number;
  pending: number;
}

/** The net amounts that a split or refund books on accounts. */
export type Effect = ReadonlyMap<string, number>;

/** A leaf of a payment with its refunded amount. */
export interface PaymentItem {
  readonly extRef: string;
  readonly label: string;
  /** The account that finally receives the amount. */
  readonly account: string;
  /** The account that it names, otherwise that of its group; refund fees are charged to it. */
  readonly charged: string;
  readonly amount: number;
  refunded: number;
}

/** A payment or a refund. */
export interface Transaction {
  readonly code: string;
  readonly effect: Effect;
  readonly createdAt: number;
  state: 'pending' | 'settled' | 'cancelled';
}

/** A payment with its leaves. */
export interface Payment extends Transaction {
  readonly extRef: string;
  readonly seller: string;
  readonly total: number;
  readonly leaves: readonly PaymentItem[];
}

const hourMs = 60 * 60 * 1000;

/** A model of the expected balances, without a ledger and a database. */
export class Oracle {
  readonly holdings: ReadonlyMap<string, Holding>;
  readonly payments: Payment[] = [];
  readonly refunds: Transaction[] = [];
  now: number;

  constructor(accounts: readonly string[], now: number) {
    this.holdings = new Map(accounts.map((code) => [code, { confirmed: 0, pending: 0 }]));
    this.now = now;
  }

  /** Books a new payment or refund as pending. */
  expect(transaction: Transaction): void {
    this.#apply(transaction.effect, (holding, amount) => {
      holding.pending += amount;
    });
  }

  /** Reverses a payment. */
  cancel(payment: Payment): void {
    payment.state = 'cancelled';
    this.#apply(payment.effect, (holding, amount) => {
      holding.pending -= amount;
    });
  }

  /** Settles a payment or refund. */
  settle(transaction: Transaction): void {
    transaction.state = 'settled';
    this.#apply(transaction.effect, (holding, amount) => {
      holding.pending -= amount;
      holding.confirmed += amount;
    });
  }

  /** Moves a confirmed amount; codes of unknown accounts are outside the merchant. */
  move(from: string, to: string, amount: number): void {
    const [source, target] = [this.holdings.get(from), this.holdings.get(to)];
    if (source) source.confirmed -= amount;
    if (target) target.confirmed += amount;
  }

  /** Advances the time. At 02:00 of each day, settles transactions that are at least a day old. */
  pass(hours: number): void {
    const until = this.now + hours * hourMs;
    const settled = [...this.payments, ...this.refunds].filter(
      ({ state, createdAt }) => state === 'pending' && dueAfter(createdAt) <= until,
    );
    for (const transaction of settled) this.settle(transaction);
    this.now = until;
  }

  /** Returns the amount available for payout. */
  payout(account: string): number {
    const { confirmed, pending } = this.holdings.get(account) ?? { confirmed: 0, pending: 0 };
    return Math.max(0, pending < 0 ? confirmed + pending : confirmed);
  }

  #apply(effect: Effect, change: (holding: Holding, amount: number) => void): void {
    for (const [account, amount] of effect) {
      const holding = this.holdings.get(account);
      if (holding) change(holding, amount);
    }
  }
}

/** Returns the first 02:00 at least a day after a full hour. */
function dueAfter(createdAt: number): number {
  let moment = createdAt + 24 * hourMs;
  while (new Date(moment).getUTCHours() !== 2) moment += hourMs;
  return moment;
}

/** Adds up amounts by account. */
export function effectOf(parts: readonly (readonly [account: string, amount: number])[]): Effect {
  const effect = new Map<string, number>();
  for (const [account, amount] of parts) effect.set(account, (effect.get(account) ?? 0) + amount);
  return effect;
}
