import type { ComponentChildren, JSX } from 'preact';
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { amountText } from './amount-text.js';
import { formatError } from './api.js';
import { type ApiData, useTenant, TenantContext } from './tenant-context.js';
import { viewHref } from './route.js';
import { stateText, toneOf } from './states.js';

interface Children {
  readonly children: ComponentChildren;
}

/** The heading of a view, with the code of its object. It gets the focus when the view opens, for screen readers. */
export function Title({ code, children }: Children & { readonly code?: string }): JSX.Element {
  return (
    <>
      <h1 tabIndex={-1} id="title">
        {children}
      </h1>
      {code !== undefined && (
        <p>
          <Code of={code} />
        </p>
      )}
    </>
  );
}

export function Section({ title, children }: Children & { readonly title: string }): JSX.Element {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export function Problem({ children }: Children): JSX.Element {
  return (
    <p class="problem" role="alert">
      {children}
    </p>
  );
}

export function Loaded<T>({
  live: { data, error },
  children,
}: {
  readonly live: ApiData<T>;
  readonly children: (data: T) => ComponentChildren;
}): JSX.Element {
  const displayed = useContext(TenantContext)?.problem;
  return (
    <>
      {error !== undefined && error !== displayed && <Problem>{error}</Problem>}
      {data === undefined ? error === undefined && <p class="quiet">Loading…</p> : children(data)}
    </>
  );
}

/** An amount in minor currency units, with its currency. */
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

/** A date and time in UTC, to the second. */
export function Moment({ at }: { readonly at: string | undefined }): JSX.Element | null {
  if (at === undefined) return null;
  return (
    <time dateTime={at} title={at}>
      {at.slice(0, 19).replace('T', ' ')}
    </time>
  );
}

export function Code({
  of: code,
  href,
}: {
  readonly of: string | undefined;
  readonly href?: string | undefined;
}): JSX.Element | null {
  if (code === undefined) return null;
  const text = <code>{code}</code>;
  return (
    <span class="code">
      {href === undefined ? text : <a href={href}>{text}</a>}
      <CopyButton text={code} />
    </span>
  );
}

function CopyButton({ text }: { readonly text: string }): JSX.Element | null {
  const [isCopied, setCopied] = useState(false);
  // Only pages of this machine and of HTTPS can write to the clipboard.
  if (!isSecureContext) return null;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 1500);
  };
  return (
    <button type="button" class="copy" aria-label={`Copy ${text}`} onClick={() => void copy()}>
      {isCopied ? (
        '✓'
      ) : (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />
        </svg>
      )}
    </button>
  );
}

const viewsByPrefix: Readonly<Record<string, string>> = {
  ah: 'sellers',
  ev: 'webhooks',
  bt: 'transfers',
  ea: 'search',
  po: 'payouts',
  rs: 'refunds',
  sp: 'splits',
  tx: 'search',
  va: 'accounts',
};

/** The URL of the view of a code; undefined if there is none. */
export function hrefOfCode(code: string): string | undefined {
  const [, prefix = ''] = /^([a-z]+)_[0-9a-z]{18,}$/i.exec(code) ?? [];
  const view = viewsByPrefix[prefix];
  return view && viewHref(view, code);
}

/** A code of any object; a link if there is a view for it. */
export function LinkedCode({ of: code }: { readonly of: string | undefined }): JSX.Element {
  return <Code of={code} href={code && hrefOfCode(code)} />;
}

export function Amounts({
  of: amounts,
}: {
  readonly of: readonly { readonly amount: number; readonly currency: string }[];
}): JSX.Element {
  return (
    <>
      {amounts.map(({ amount, currency }, index) => (
        // Amounts have no other identity than their index.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={`${index} ${currency}`}>
          <Money amount={amount} currency={currency} />
        </div>
      ))}
    </>
  );
}

export function State({ of: state }: { readonly of: string | undefined }): JSX.Element | null {
  if (state === undefined) return null;
  return <span class={`state ${toneOf(state)}`}>{stateText(state)}</span>;
}

/** A button that runs an action, and shows its error, the text that it returns, or that it is done. */
export function ActionButton({
  children,
  act,
  ask,
  label,
  permanent = false,
}: {
  readonly children: ComponentChildren;
  readonly act: () => PromiseLike<unknown>;
  /** A question to confirm first. */
  readonly ask?: string;
  readonly label?: string;
  readonly permanent?: boolean;
}): JSX.Element {
  const { refresh } = useTenant();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    // The action may remove the button; the focus then moves to the title.
    return () => {
      if (own && own === document.activeElement) document.getElementById('title')?.focus();
    };
  }, []);
  const [state, setState] = useState('');
  const [problem, setProblem] = useState<string>();
  const run = async (): Promise<void> => {
    if (state === 'Working') return;
    // oxlint-disable-next-line no-alert -- blocking is intended here
    if (ask !== undefined && !confirm(ask)) return;
    setState('Working');
    setProblem(undefined);
    try {
      const result = await act();
      setState(typeof result === 'string' ? result : 'Done');
    } catch (error) {
      setState('');
      setProblem(formatError(error));
    }
    refresh();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        class={permanent ? 'permanent' : undefined}
        // A disabled button would lose the focus.
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

/** A button for each value, which is a state. */
export function ChoiceButtons<Value extends string>({
  label,
  values,
  act,
}: {
  /** The accessible name of each button, before the value. */
  readonly label: string;
  readonly values: readonly Value[];
  readonly act: (value: Value) => PromiseLike<unknown>;
}): JSX.Element {
  return (
    <>
      {values.map((value) => (
        <ActionButton key={value} act={() => act(value)} label={`${label}: ${stateText(value)}`}>
          {stateText(value)}
        </ActionButton>
      ))}
    </>
  );
}

export const pageSize = 25;

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

export function Json({ value }: { readonly value: unknown }): JSX.Element {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <pre tabIndex={0}>{typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</pre>
  );
}

/** JSON that is shown on request. */
export function JsonDetails({
  summary,
  value,
}: {
  readonly summary: string;
  readonly value: unknown;
}): JSX.Element {
  return (
    <details>
      <summary>{summary}</summary>
      <Json value={value} />
    </details>
  );
}
