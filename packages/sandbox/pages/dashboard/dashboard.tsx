import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { chooseEntry, type Entry, forgetEntry, knownEntries, nameOf } from './entries.js';
import { useWatching, WatchingContext } from './live.js';
import { Now } from './now.js';
import { Title } from './parts.js';
import { docsOf, hrefOf, useRoute } from './route.js';
import { Start } from './start.js';
import { Account, Accounts } from './views/accounts.js';
import { ClockView } from './views/clock.js';
import { Faults } from './views/faults.js';
import { Ledger } from './views/journals.js';
import { Payout, Payouts } from './views/payouts.js';
import { Requests } from './views/requests.js';
import { Seller } from './views/seller.js';
import { Sellers } from './views/sellers.js';
import { Settings } from './views/settings.js';
import { Split, Splits } from './views/splits.js';
import { Snapshots } from './views/snapshots.js';
import { Tenants, type TenantsProperties } from './views/tenants.js';
import { Delivery, Webhooks } from './views/webhooks.js';
import { useWatch } from './watch.js';

/** A view: a list, and where it has one, what shows an element of it. */
interface View {
  readonly name: string;
  readonly list: () => JSX.Element;
  readonly one?: (properties: { readonly code: string }) => JSX.Element;
}

const views: Readonly<Record<string, View>> = {
  sellers: { name: 'Sellers', list: Sellers, one: Seller },
  accounts: { name: 'Accounts', list: Accounts, one: Account },
  splits: { name: 'Splits', list: Splits, one: Split },
  payouts: { name: 'Payouts', list: Payouts, one: Payout },
  ledger: { name: 'Ledger', list: Ledger },
  webhooks: { name: 'Webhooks', list: Webhooks, one: Delivery },
  requests: { name: 'Requests', list: Requests },
  faults: { name: 'Faults', list: Faults },
  clock: { name: 'Clock', list: ClockView },
  snapshots: { name: 'Snapshots', list: Snapshots },
  settings: { name: 'Settings', list: Settings },
};

/** The whole page. */
export function Dashboard(): JSX.Element {
  const [entries, setEntries] = useState(knownEntries);
  const [entry] = entries;
  const choose = (chosen: Entry): void => {
    setEntries(chooseEntry(chosen));
    location.hash = hrefOf('sellers');
  };
  if (entry === undefined) return <Start choose={choose} />;
  const forget = (one: Entry): void => setEntries(forgetEntry(one));
  return <Tenant key={nameOf(entry)} entry={entry} tenants={{ entries, choose, forget }} />;
}

interface TenantProperties {
  readonly entry: Entry;
  readonly tenants: TenantsProperties;
}

/** The dashboard of one tenant. */
function Tenant({ entry, tenants }: TenantProperties): JSX.Element {
  const watching = useWatch(entry);
  return (
    <WatchingContext.Provider value={watching}>
      <Frame tenants={tenants} problem={watching.problem} lockedOut={watching.lockedOut} />
    </WatchingContext.Provider>
  );
}

interface FrameProperties extends Pick<TenantProperties, 'tenants'> {
  readonly problem: string | undefined;
  readonly lockedOut: boolean;
}

function Frame({ tenants, problem, lockedOut }: FrameProperties): JSX.Element {
  const { api, clock } = useWatching();
  const [name = '', code = ''] = useRoute();
  const chosen = name === '' ? 'sellers' : name;
  useEffect(() => {
    const title = document.getElementById('title');
    document.title = `${views[chosen]?.name ?? 'Tenants'} · Sandbox`;
    // At first the focus stays where the browser put it.
    if (name !== '') title?.focus();
  }, [chosen, name, code]);
  return (
    <>
      <header>
        <p class="brand">Sandbox</p>
        <p>
          <a href={hrefOf('tenants')}>
            <code>{api.label}</code>
          </a>
        </p>
        <p>
          <a href={docsOf()}>Docs</a>
        </p>
        {clock && (
          <p>
            <Now clock={clock} /> UTC{clock.mode === 'FROZEN' ? ', stands still' : ''}
          </p>
        )}
      </header>
      <nav class="views" aria-label="Views">
        <ul>
          {[...Object.entries(views), ['tenants', { name: 'Tenants' }] as const].map(
            ([view, { name: label }]) => (
              <li key={view}>
                <a href={hrefOf(view)} aria-current={view === chosen ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ),
          )}
        </ul>
      </nav>
      <main>
        {problem !== undefined && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        {lockedOut && chosen !== 'tenants' ? (
          <>
            <Title>Nothing to see</Title>
            <p>
              <a href={hrefOf('tenants')}>Open another tenant</a>
            </p>
          </>
        ) : chosen === 'tenants' ? (
          <Tenants {...tenants} />
        ) : (
          <ViewOf name={chosen} code={code} />
        )}
      </main>
    </>
  );
}

function ViewOf({ name, code }: { readonly name: string; readonly code: string }): JSX.Element {
  const view = Object.hasOwn(views, name) ? views[name] : undefined;
  if (!view) return <Title>There is no such view</Title>;
  const { list: List, one: One } = view;
  return code !== '' && One ? <One key={code} code={code} /> : <List key={name} />;
}
