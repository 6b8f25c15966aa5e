import type { ComponentChildren, JSX } from 'preact';
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type {
  DeliveryState,
  HandledLineOutcome,
  HolderStatusCode,
  KycDecisionOutcome,
  PayoutProgressState,
  PlaceBucket,
} from '../../src/generated/vocabulary/api.js';
import { amountText } from './amount-text.js';
import { explain } from './api.js';
import { type Live, useWatching, WatchingContext } from './live.js';
import { hrefOf } from './route.js';

/** A heading that gets the focus when its view is opened, so that a reader hears where it is. */
export function Title({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return (
    <h1 tabIndex={-1} id="title">
      {children}
    </h1>
  );
}

/** Shows what was loaded, or why it was not. */
export function Loaded<T>({
  live: { data, error },
  children,
}: {
  readonly live: Live<T>;
  readonly children: (data: T) => ComponentChildren;
}): JSX.Element {
  const told = useContext(WatchingContext)?.problem;
  return (
    <>
      {error !== undefined && error !== told && (
        <p class="problem" role="alert">
          {error}
        </p>
      )}
      {data === undefined ? error === undefined && <p class="quiet">Loading…</p> : children(data)}
    </>
  );
}

/** An amount in minor units with its currency. */
export function Money({
  amount,
  currency,
}: {
  readonly amount: number;
  readonly currency: string;
}): JSX.Element {
  return (
    <span class={amount < 0 ? 'money negative' : 'money'}>
      {amountText(amount, currency)} {currency}
    </span>
  );
}

/** A moment in UTC, to the second. */
export function Moment({ at }: { readonly at: string }): JSX.Element {
  return (
    <time dateTime={at} title={at}>
      {at.slice(0, 19).replace('T', ' ')}
    </time>
  );
}

/** A code of the API; a link where a view shows what it means. */
export function Code({
  of: code,
  view,
}: {
  readonly of: string;
  readonly view?: string;
}): JSX.Element {
  const text = <code>{code}</code>;
  return view === undefined ? text : <a href={hrefOf(view, code)}>{text}</a>;
}

const viewsByPrefix: Readonly<Record<string, string>> = {
  ah: 'sellers',
  ev: 'webhooks',
  po: 'payouts',
  sp: 'splits',
};

/** A code of anything, with a link where a view shows it. */
export function LinkedCode({ of: code }: { readonly of: string }): JSX.Element {
  const view = viewsByPrefix[code.split('_')[0] ?? ''];
  return view === undefined ? <Code of={code} /> : <Code of={code} view={view} />;
}

/** Amounts in a table, one below the other. */
export function Amounts({
  of: amounts,
}: {
  readonly of: readonly { readonly amount: number; readonly currency: string }[];
}): JSX.Element {
  return (
    <td class="number">
      {amounts.map(({ amount, currency }, index) => (
        // They have no names; their place is what they are told apart by.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={`${index} ${currency}`}>
          <Money amount={amount} currency={currency} />
        </div>
      ))}
    </td>
  );
}

/** The states that have a colour of their own are some of these. */
type KnownState =
  | DeliveryState
  | HandledLineOutcome
  | HolderStatusCode
  | KycDecisionOutcome
  | PayoutProgressState
  | PlaceBucket;

const good: ReadonlySet<string> = new Set<KnownState>([
  'PASSED',
  'ACTIVE',
  'PROCESSED',
  'DELIVERED',
  'CONFIRMED',
  'RECONCILED',
]);
const bad: ReadonlySet<string> = new Set<KnownState>([
  'REJECTED',
  'FAILED',
  'FORGED',
  'RETURNED',
  'CLOSED',
  'SUSPENDED',
  'CANCELLED',
]);

/** A state in words, with a colour beside. */
export function State({ of: state }: { readonly of: string | undefined }): JSX.Element | null {
  if (state === undefined) return null;
  const tone = good.has(state) ? 'good' : bad.has(state) ? 'bad' : 'open';
  return <span class={`state ${tone}`}>{state.replaceAll('_', ' ').toLowerCase()}</span>;
}

/** A table that scrolls by itself where it is too wide. */
export function Table({
  caption,
  heads,
  numbers = [],
  children,
}: {
  readonly caption: string;
  readonly heads: readonly string[];
  /** Which columns have numbers, counted from 0. */
  readonly numbers?: readonly number[];
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div class="scroll" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={head} scope="col" class={numbers.includes(index) ? 'number' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** How many of something there are, in a table. */
export function Count({ of: count }: { readonly of: number }): JSX.Element {
  return <td class="number">{count}</td>;
}

/** A button that does something, and says when it is done and when it failed. */
export function Act({
  children,
  act,
  ask,
  label,
}: {
  readonly children: ComponentChildren;
  readonly act: () => PromiseLike<unknown>;
  /** What to ask before. */
  readonly ask?: string;
  /** What it does, where its text alone does not say to what. */
  readonly label?: string;
}): JSX.Element {
  const { refresh } = useWatching();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    // What was done may take the button away; the focus must not get lost with it.
    return () => {
      if (own && own === document.activeElement) document.getElementById('title')?.focus();
    };
  }, []);
  const [state, setState] = useState<'' | 'Working' | 'Done'>('');
  const [problem, setProblem] = useState<string>();
  const run = async (): Promise<void> => {
    if (state === 'Working') return;
    // oxlint-disable-next-line no-alert -- it blocks as it is meant to, and needs nothing of ours
    if (ask !== undefined && !confirm(ask)) return;
    setState('Working');
    setProblem(undefined);
    try {
      await act();
      setState('Done');
    } catch (error) {
      setState('');
      setProblem(explain(error));
    }
    refresh();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        // A button that is disabled would lose the focus.
        aria-disabled={state === 'Working'}
        onClick={() => void run()}
        aria-label={label}
      >
        {children}
      </button>
      <span role="status" class="quiet">
        {state}
      </span>
      {problem !== undefined && (
        <span class="problem" role="alert">
          {problem}
        </span>
      )}
    </>
  );
}

/** How many elements a list shows at once. */
export const pageSize = 25;

/** Leads through the pages of a list. */
export function Pager({
  page,
  total,
  go,
}: {
  readonly page: number;
  readonly total: number;
  readonly go: (page: number) => void;
}): JSX.Element | null {
  const last = Math.max(0, Math.ceil(total / pageSize) - 1);
  if (last === 0) return null;
  return (
    <nav class="pager" aria-label="Pages">
      <button type="button" aria-disabled={page === 0} onClick={() => go(Math.max(0, page - 1))}>
        Newer
      </button>
      <span>
        Page {page + 1} of {last + 1}
      </span>
      <button
        type="button"
        aria-disabled={page >= last}
        onClick={() => go(Math.min(last, page + 1))}
      >
        Older
      </button>
    </nav>
  );
}

/** JSON as people read it. */
export function Json({ value }: { readonly value: unknown }): JSX.Element {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <pre tabIndex={0}>{typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</pre>
  );
}
