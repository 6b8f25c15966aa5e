import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type * as types from '../../src/generated/types/index.js';
import { explain, isLockedOut, openApi } from './api.js';
import { chooseKey, forgetKey, knownKeys } from './keys.js';
import { WatchingContext } from './live.js';
import { Moment } from './parts.js';
import { hrefOf, useRoute } from './route.js';
import { Account, Accounts } from './views/accounts.js';
import { ClockView } from './views/clock.js';
import { Faults } from './views/faults.js';
import { Ledger } from './views/journals.js';
import { Payout, Payouts } from './views/payouts.js';
import { Requests } from './views/requests.js';
import { Seller } from './views/seller.js';
import { Sellers } from './views/sellers.js';
import { Split, Splits } from './views/splits.js';
import { KeyForm, Tenants } from './views/tenants.js';
import { Delivery, Webhooks } from './views/webhooks.js';

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
};

/** How often the dashboard looks whether anything changed, in milliseconds. */
const beatMs = 1000;

/** The whole page. */
export function Dashboard(): JSX.Element {
  const [keys, setKeys] = useState(knownKeys);
  const [key] = keys;
  const choose = (chosen: string): void => setKeys(chooseKey(chosen));
  if (key === undefined) {
    return (
      <main>
        <h1>Sandbox</h1>
        <p>Everything here belongs to the tenant of a key.</p>
        <KeyForm choose={choose} />
      </main>
    );
  }
  const forget = (one: string): void => setKeys(forgetKey(one));
  return <Tenant key={key} apiKey={key} tenants={{ keys, choose, forget }} />;
}

interface TenantProperties {
  readonly apiKey: string;
  readonly tenants: Parameters<typeof Tenants>[0];
}

/** The dashboard of one tenant: looks again and again whether something changed. */
function Tenant({ apiKey, tenants }: TenantProperties): JSX.Element {
  const api = useMemo(() => openApi(apiKey), [apiKey]);
  const [clock, setClock] = useState<types.api.Clock>();
  const [beat, setBeat] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let current = true;
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      try {
        const now = await api.control.clock.getClock();
        if (!current) return;
        setClock(now);
        setProblem(undefined);
      } catch (error) {
        if (!current) return;
        setProblem(isLockedOut(error) ? 'This key opens nothing.' : explain(error));
      }
      setBeat((before) => before + 1);
    };
    void look();
    const timer = setInterval(() => void look(), beatMs);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [api, asked]);
  const changes = clock?.changes ?? 0;
  const watching = useMemo(
    () => ({ api, changes, beat, refresh: () => setAsked((before) => before + 1) }),
    [api, changes, beat],
  );
  return (
    <WatchingContext.Provider value={watching}>
      <Frame clock={clock} problem={problem} tenants={tenants} />
    </WatchingContext.Provider>
  );
}

interface FrameProperties extends Pick<TenantProperties, 'tenants'> {
  readonly clock: types.api.Clock | undefined;
  readonly problem: string | undefined;
}

function Frame({ clock, problem, tenants }: FrameProperties): JSX.Element {
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
            <code>{tenants.keys[0]}</code>
          </a>
        </p>
        {clock && (
          <p>
            <Moment at={clock.now} /> UTC{clock.mode === 'FROZEN' ? ', stands still' : ''}
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
        {chosen === 'tenants' ? <Tenants {...tenants} /> : <ViewOf name={chosen} code={code} />}
      </main>
    </>
  );
}

function ViewOf({ name, code }: { readonly name: string; readonly code: string }): JSX.Element {
  const view = Object.hasOwn(views, name) ? views[name] : undefined;
  if (!view) return <h1>There is no such view.</h1>;
  const { list: List, one: One } = view;
  return code !== '' && One ? <One key={code} code={code} /> : <List key={name} />;
}
