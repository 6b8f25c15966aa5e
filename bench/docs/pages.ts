/** A kind of documentation page, and its performance goals. */
export interface PageGoal {
  readonly name: string;
  /** Path and fragment of the page. */
  readonly href: string;
  /** Selector of the element that readers wait for: the page is usable once it is visible. */
  readonly ready: string;
  /** The measured event: a page without a script is usable once it is painted. */
  readonly counts: 'painted' | 'usable';
  /** Maximum time in milliseconds. */
  readonly milliseconds: number;
  /** Maximum of compressed bytes; undefined for no limit. */
  readonly bytes: number | undefined;
}

/** The largest page of each kind. */
export const pageGoals: readonly PageGoal[] = [
  {
    name: 'Guide',
    href: 'kyc.html',
    ready: 'main h1',
    counts: 'painted',
    milliseconds: 500,
    bytes: 150_000,
  },
  {
    name: 'Operation',
    href: 'v1.createAccountHolder.html',
    ready: 'main h1',
    counts: 'painted',
    milliseconds: 500,
    bytes: 150_000,
  },
  {
    name: 'Decisions',
    href: 'decisions.html',
    ready: 'main h1',
    counts: 'painted',
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
