import type * as v2 from '@seller-funds/contract/v2';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { actionsOf, transitions } from '../../../src/domain/transitions.js';
import { useApiData, useTenant } from '../tenant-context.js';
import {
  ActionButton,
  ChoiceButtons,
  Code,
  Json,
  Loaded,
  Moment,
  State,
  Title,
} from '../components.js';
import { type Column, DataTable, moneyColumn } from '../data-table.js';
import { formatName } from '../format-name.js';
import { type List, ListView } from '../list-view.js';
import { balanceColumns } from './accounts.js';
import { Journals } from './journals.js';
import { checkOf, checkState } from './sellers.js';

const outcomes = Object.keys(transitions.check) as (keyof typeof transitions.check)[];

export function Seller({ code }: { readonly code: string }): JSX.Element {
  const live = useApiData(
    ({ v2: { accountHolders } }) =>
      accountHolders.get(code, { _fragments: ['kycstatus', 'ubo', 'docs', 'accounts', 'extacc'] }),
    [code],
  );
  return (
    <>
      <Title>{live.data?.displayName ?? 'Seller'}</Title>
      <p>
        <Code of={code} />
      </p>
      <Loaded live={live}>{(holder) => <Parts holder={holder} />}</Loaded>
    </>
  );
}

const accountColumns: readonly Column<v2.HolderAccount>[] = [
  { name: 'Name', cell: ({ displayName }) => displayName },
  ...balanceColumns<v2.HolderAccount>(),
  { name: 'Code', cell: ({ code }) => <Code of={code} view="accounts" /> },
];

function Parts({ holder }: { readonly holder: v2.AccountHolder }): JSX.Element {
  const { code, status, legalEntity, accounts = [], externalAccounts = [] } = holder;
  const { api } = useTenant();
  const { operator } = api.control;
  const possible = status ? actionsOf('seller', status.code) : [];
  return (
    <>
      <section>
        <h2>KYC check</h2>
        <p>
          <State of={checkOf(holder)} /> {legalEntity?.kycMessage}
        </p>
        <p class="actions">
          End the check as
          <ChoiceButtons
            label="End the check"
            values={outcomes}
            act={(outcome) => operator.decideHolderCheck(code, { outcome })}
          />
        </p>
      </section>
      <section>
        <h2>Status</h2>
        <p>
          <State of={status?.code} /> {status?.reason}
        </p>
        {possible.length > 0 && (
          <p class="actions">
            Set to
            <ChoiceButtons
              label="Set the status"
              values={possible.filter((one) => one !== status?.code && one !== 'CLOSED')}
              act={(one) => operator.setHolderStatus(code, { code: one })}
            />
            <ActionButton
              act={() => operator.setHolderStatus(code, { code: 'CLOSED' })}
              ask={`Close ${holder.displayName} permanently? This cannot be undone.`}
              permanent
            >
              Close permanently…
            </ActionButton>
          </p>
        )}
      </section>
      <section>
        <h2>Accounts</h2>
        <DataTable
          caption="Accounts"
          columns={accountColumns}
          rows={accounts}
          keyOf={({ code: account }) => account}
        />
      </section>
      <section>
        <h2>Bank accounts</h2>
        {externalAccounts.length === 0 && <p>None yet.</p>}
        {externalAccounts.map((account) => (
          <BankAccount key={account.code} account={account} />
        ))}
      </section>
      <People holder={holder} />
      <section>
        <h2>Payouts</h2>
        <ListView list={payoutsOf(code)} inputs={[code]} />
      </section>
      {accounts.map(({ code: account, displayName }) => (
        <section key={account}>
          <h2>Ledger entries of {displayName}</h2>
          <Journals filter={{ account }} />
        </section>
      ))}
      <Onboarding code={code} />
      <section>
        <h2>All data</h2>
        <details>
          <summary>API response</summary>
          <Json value={holder} />
        </details>
      </section>
    </>
  );
}

function payoutsOf(seller: string): List<v2.PayoutOverviewItem> {
  return {
    caption: 'Payouts',
    columns: [
      moneyColumn('Amount', ({ amount = 0, sourceCurrency: currency }) => ({ amount, currency })),
      { name: 'State', cell: ({ status }) => <State of={status} /> },
      { name: 'Requested', cell: ({ createdAt }) => <Moment at={createdAt} /> },
      { name: 'Code', cell: ({ code }) => <Code of={code} view="payouts" /> },
    ],
    keyOf: ({ code }) => code,
    load: async (api, { _pageNumber: page, _pageSize: limit }) => {
      const found = await api.v2.payoutOverview.list({ page, limit, query: seller });
      return { elements: found.items, totalElementCount: found.pagination.total };
    },
    empty: <p>No payouts yet.</p>,
  };
}

/** What the check looks at: owners and documents. */
function People({ holder: { legalEntity } }: { readonly holder: v2.AccountHolder }): JSX.Element {
  const owners =
    legalEntity && 'ultimateBeneficialOwners' in legalEntity
      ? (legalEntity.ultimateBeneficialOwners ?? [])
      : [];
  const documents = [legalEntity, ...owners].flatMap((one) => one?.documents ?? []);
  return (
    <>
      {owners.length > 0 && (
        <section>
          <h2>Beneficial owners</h2>
          <ul>
            {owners.map(({ code, type, firstName, lastName, legalName }) => (
              <li key={code}>
                {[firstName, lastName, legalName].filter(Boolean).join(' ')}
                {type !== undefined && `, ${formatName(type)}`} <Code of={code} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {documents.length > 0 && (
        <section>
          <h2>Documents</h2>
          <ul>
            {documents.map(({ type, ...document }, index) => (
              // Documents of people have no code.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={`${index} ${type}`}>
                {type !== undefined && formatName(type)}{' '}
                {'number' in document && <code>{String(document.number)}</code>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function BankAccount({ account }: { readonly account: v2.ExternalAccount }): JSX.Element {
  const { api } = useTenant();
  const { code, displayName, accountNumber, selected, kycStatus, kycMessage } = account;
  return (
    <div class="card">
      <h3>
        {displayName} <code>{accountNumber}</code> {selected ? '(selected)' : ''}
      </h3>
      <p>
        <State of={kycStatus && checkState(kycStatus)} /> {kycMessage} <Code of={code} />
      </p>
      <p class="actions">
        End the check as
        <ChoiceButtons
          label={`End the check of ${displayName}`}
          values={outcomes}
          act={(outcome) => api.control.operator.decideExternalAccountCheck(code, { outcome })}
        />
      </p>
    </div>
  );
}

function Onboarding({ code }: { readonly code: string }): JSX.Element {
  const { api } = useTenant();
  const [url, setUrl] = useState<string>();
  const create = async (): Promise<void> => {
    setUrl((await api.v2.onboarding.createUrl(code, {})).url);
  };
  return (
    <section>
      <h2>Onboarding</h2>
      <p class="actions">
        <ActionButton act={create}>Create a link</ActionButton>
        {url !== undefined && (
          <a href={url} target="_blank" rel="noreferrer">
            Open the onboarding page
          </a>
        )}
      </p>
    </section>
  );
}
