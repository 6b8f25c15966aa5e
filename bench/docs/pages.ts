/** A kind of page of the documentation, and what it has to keep to. */
export interface PageGoal {
  readonly name: string;
  /** The page, and the place on it. */
  readonly href: string;
  /** What a reader waits for: once it is seen the page can be used. */
  readonly ready: string;
  /** What its goal is about: a page without a script can be used once it is drawn. */
  readonly counts: 'drawn' | 'usable';
  /** In how many milliseconds that happens. */
  readonly milliseconds: number;
  /** How many bytes it loads, compressed; undefined for no limit. */
  readonly bytes: number | undefined;
}

/** One page of each kind, the largest of it. */
export const pageGoals: readonly PageGoal[] = [
  {
    name: 'Guide',
    href: 'kyc.html',
    ready: 'main h1',
    counts: 'drawn',
    milliseconds: 500,
    bytes: 150_000,
  },
  {
    name: 'Operation',
    href: 'v1.createAccountHolder.html',
    ready: 'main h1',
    counts: 'drawn',
    milliseconds: 500,
    bytes: 150_000,
  },
  {
    name: 'Decisions',
    href: 'decisions.html',
    ready: 'main h1',
    counts: 'drawn',
    milliseconds: 500,
    bytes: 150_000,
  },
  {
    name: 'Interactive reference',
    href: 'v2.html#tag/v2-payment-splits/v2.createPaymentSplit',
    counts: 'usable',
    ready: 'text=/curl .*split-payments/',
    milliseconds: 3000,
    bytes: undefined,
  },
];
