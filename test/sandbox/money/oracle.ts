/** What an account holds, as plain arithmetic tells it. */
export interface Holding {
  confirmed: number;
  pending: number;
}

/** What a split or refund put on accounts; negative for what it took. */
export type Effect = ReadonlyMap<string, number>;

/** A leaf of a payment, and what was refunded of it. */
export interface Leaf {
  readonly extRef: string;
  readonly label: string;
  /** The account that has the money in the end. */
  readonly account: string;
  /** The account that it names, else that of its group: fees of refunds are charged to it. */
  readonly charged: string;
  readonly amount: number;
  refunded: number;
}

/** A payment or a refund. */
export interface Mutation {
  readonly code: string;
  readonly effect: Effect;
  readonly createdAt: number;
  state: 'pending' | 'settled' | 'cancelled';
}

/** A payment with its leaves. */
export interface Payment extends Mutation {
  readonly extRef: string;
  readonly seller: string;
  readonly total: number;
  readonly leaves: readonly Leaf[];
}

const hourMs = 60 * 60 * 1000;

/** A small memory of what should be, without a ledger and without a database. */
export class Oracle {
  readonly holdings: ReadonlyMap<string, Holding>;
  readonly payments: Payment[] = [];
  readonly refunds: Mutation[] = [];
  now: number;

  constructor(accounts: readonly string[], now: number) {
    this.holdings = new Map(accounts.map((code) => [code, { confirmed: 0, pending: 0 }]));
    this.now = now;
  }

  /** Books what a new payment or refund does: nothing of it is settled. */
  expect(mutation: Mutation): void {
    this.#apply(mutation.effect, (holding, amount) => {
      holding.pending += amount;
    });
  }

  /** Takes back what a payment did. */
  cancel(payment: Payment): void {
    payment.state = 'cancelled';
    this.#apply(payment.effect, (holding, amount) => {
      holding.pending -= amount;
    });
  }

  /** Settles a payment or refund. */
  settle(mutation: Mutation): void {
    mutation.state = 'settled';
    this.#apply(mutation.effect, (holding, amount) => {
      holding.pending -= amount;
      holding.confirmed += amount;
    });
  }

  /** Moves what is confirmed; whatever is not an account of the merchant is outside. */
  move(from: string, to: string, amount: number): void {
    const [source, target] = [this.holdings.get(from), this.holdings.get(to)];
    if (source) source.confirmed -= amount;
    if (target) target.confirmed += amount;
  }

  /** Lets hours pass; settles what is a day old whenever a day reaches 02:00. */
  pass(hours: number): void {
    const until = this.now + hours * hourMs;
    const settled = [...this.payments, ...this.refunds].filter(
      ({ state, createdAt }) => state === 'pending' && dueAfter(createdAt) <= until,
    );
    for (const mutation of settled) this.settle(mutation);
    this.now = until;
  }

  /** What an account can pay out. */
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

/** Looks hour by hour for the first 02:00 that comes a day after a moment that is a full hour. */
function dueAfter(createdAt: number): number {
  let moment = createdAt + 24 * hourMs;
  while (new Date(moment).getUTCHours() !== 2) moment += hourMs;
  return moment;
}

/** Adds up what leaves do to accounts. */
export function effectOf(parts: readonly (readonly [account: string, amount: number])[]): Effect {
  const effect = new Map<string, number>();
  for (const [account, amount] of parts) effect.set(account, (effect.get(account) ?? 0) + amount);
  return effect;
}
