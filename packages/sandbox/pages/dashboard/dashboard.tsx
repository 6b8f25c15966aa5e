import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import {
  selectTenant,
  type SavedTenant,
  forgetTenant,
  readSavedTenants,
  identityOf,
} from './saved-tenants.js';
import { type SavedTenants, useTenant, TenantContext } from './tenant-context.js';
import { ClockTime } from './clock-time.js';
import { hrefOfCode, Problem, Title } from './components.js';
import { formatName } from './format-name.js';
import { type List, ListView } from './list-view.js';
import { docsHref, viewHref, useRoute } from './route.js';
import { StartPage } from './start-page.js';
import { Account, accounts } from './views/accounts.js';
import { Create } from './views/create.js';
import { ClockView } from './views/clock.js';
import { Faults } from './views/faults.js';
import { Ledger } from './views/journals.js';
import { Payout, payouts } from './views/payouts.js';
import { Overview } from './views/overview.js';
import { Refund, refunds } from './views/refunds.js';
import { Reports } from './views/reports.js';
import { Requests } from './views/requests.js';
import { Search } from './views/search.js';
import { Seller } from './views/seller.js';
import { sellers } from './views/sellers.js';
import { Settings } from './views/settings.js';
import { Split, splits } from './views/splits.js';
import { Snapshots } from './views/snapshots.js';
import { allTransactions, chargebacks } from './views/transactions.js';
import { Transfer, transfers } from './views/transfers.js';
import { Tenants } from './views/tenants.js';
import { Delivery, Webhooks } from './views/webhooks.js';
import { useTenantState } from './use-tenant-state.js';

interface View {
  readonly name: string;
  /** Left out by a view that always has a second part. */
  readonly list?: () => JSX.Element;
  readonly one?: (properties: { readonly code: string }) => JSX.Element;
}

function listOf<Row>(list: List<Row>): () => JSX.Element {
  return () => (
    <>
      <Title>{list.caption}</Title>
      <ListView list={list} />
    </>
  );
}

const views: Readonly<Record<string, View>> = {
  overview: { name: 'Overview', list: Overview },
  sellers: { name: 'Sellers', list: listOf(sellers), one: Seller },
  accounts: { name: 'Accounts', list: listOf(accounts), one: Account },
  splits: { name: 'Payment splits', list: listOf(splits), one: Split },
  refunds: { name: 'Refunds', list: listOf(refunds), one: Refund },
  chargebacks: { name: 'Chargebacks', list: listOf(chargebacks) },
  transactions: { name: 'Transactions', list: listOf(allTransactions) },
  transfers: { name: 'Transfers', list: listOf(transfers), one: Transfer },
  payouts: { name: 'Payouts', list: listOf(payouts), one: Payout },
  reports: { name: 'Reports', list: Reports },
  ledger: { name: 'Ledger', list: Ledger },
  webhooks: { name: 'Webhooks', list: Webhooks, one: Delivery },
  requests: { name: 'Requests', list: Requests },
  faults: { name: 'Faults', list: Faults },
  clock: { name: 'Clock', list: ClockView },
  snapshots: { name: 'Snapshots', list: Snapshots },
  settings: { name: 'Settings', list: Settings },
  tenants: { name: 'Tenants', list: Tenants },
};

const unlisted: Readonly<Record<string, View>> = {
  create: { name: 'Create', one: Create },
  search: { name: 'Search', one: Search },
};

function viewOf(name: string): View | undefined {
  const all = { ...views, ...unlisted };
  return Object.hasOwn(all, name) ? all[name] : undefined;
}

export function Dashboard(): JSX.Element {
  const [entries, setEntries] = useState(readSavedTenants);
  const [entry] = entries;
  const choose = (chosen: SavedTenant): void => {
    setEntries(selectTenant(chosen));
    location.hash = viewHref('overview');
  };
  if (entry === undefined) return <StartPage choose={choose} />;
  const forget = (one: SavedTenant): void => setEntries(forgetTenant(one));
  return <Tenant key={identityOf(entry)} entry={entry} saved={{ entries, choose, forget }} />;
}

interface TenantProperties {
  readonly entry: SavedTenant;
  readonly saved: SavedTenants;
}

function Tenant({ entry, saved }: TenantProperties): JSX.Element {
  return (
    <TenantContext.Provider value={{ ...useTenantState(entry), saved }}>
      <Frame />
    </TenantContext.Provider>
  );
}

function Frame(): JSX.Element {
  const { api, clock, problem, lockedOut } = useTenant();
  const [name = '', code = ''] = useRoute();
  const chosen = name === '' ? 'overview' : name;
  const label = viewOf(chosen)?.name ?? formatName(chosen);
  const [isMenuOpen, setMenuOpen] = useState(false);
  useEffect(() => {
    const title = document.getElementById('title');
    document.title = `${label} · Sandbox`;
    // The first view does not move the focus.
    if (name !== '') title?.focus();
    setMenuOpen(false);
  }, [label, name, code]);
  return (
    <>
      <header>
        <p class="brand">Sandbox</p>
        <p>
          <a href={viewHref('tenants')}>
            <code>{api.label}</code>
          </a>
        </p>
        <p>
          <a href={docsHref()}>Docs</a>
        </p>
        <SearchForm />
        {clock && (
          <p>
            <ClockTime clock={clock} /> <span>UTC{clock.mode === 'FROZEN' ? ', frozen' : ''}</span>
          </p>
        )}
      </header>
      <nav class="views" aria-label="Views">
        <button
          type="button"
          class="menu"
          aria-expanded={isMenuOpen}
          onClick={() => setMenuOpen(!isMenuOpen)}
        >
          {label} ▾
        </button>
        <ul class={isMenuOpen ? 'open' : undefined}>
          {Object.entries(views).map(([view, { name: text }]) => (
            <li key={view}>
              <a href={viewHref(view)} aria-current={view === chosen ? 'page' : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        {problem !== undefined && <Problem>{problem}</Problem>}
        {lockedOut && chosen !== 'tenants' ? (
          <>
            <Title>Tenant not available</Title>
            <p>
              <a href={viewHref('tenants')}>Open another tenant</a>
            </p>
          </>
        ) : (
          <ViewOf name={chosen} code={code} />
        )}
      </main>
    </>
  );
}

/** Finds any object: opens a code that has a view, and searches everything else. */
function SearchForm(): JSX.Element {
  const [text, setText] = useState('');
  const find = (event: Event): void => {
    event.preventDefault();
    const sought = text.trim();
    if (sought === '') return;
    location.hash = hrefOfCode(sought) ?? viewHref('search', sought);
    setText('');
  };
  return (
    <form role="search" onSubmit={find}>
      <input
        type="search"
        aria-label="Search all data"
        placeholder="Code, reference, name, IBAN or amount"
        autocomplete="off"
        spellcheck={false}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button type="submit">Search</button>
    </form>
  );
}

function ViewOf({ name, code }: { readonly name: string; readonly code: string }): JSX.Element {
  const { list: List, one: One } = viewOf(name) ?? {};
  if (One && (code !== '' || !List)) return <One key={code} code={code} />;
  return List ? <List key={name} /> : <Title>View not found</Title>;
}
