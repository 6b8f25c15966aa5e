import type * as v2 from '@seller-funds/contract/v2';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { actionsOf, transitions } from '../../../src/domain/transitions.js';
import { useApiData, useTenant } from '../tenant-context.js';
import {
  ActionButton,
  ChoiceButtons,
  Code,
  JsonDetails,
  LinkedCode,
  Loaded,
  Section,
  State,
  Title,
} from '../components.js';
import { DataTable, dateColumn, moneyColumn, type Table } from '../data-table.js';
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
      <Title code={code}>{live.data?.displayName ?? 'Seller'}</Title>
      <Loaded live={live}>{(holder) => <Parts holder={holder} />}</Loaded>
    </>
  );
}

const accountTable: Table<v2.HolderAccount> = {
  caption: 'Accounts',
  columns: [
    { name: 'Name', cell: ({ displayName }) => displayName },
    ...balanceColumns<v2.HolderAccount>(),
    { name: 'Code', cell: ({ code }) => <LinkedCode of={code} /> },
  ],
  keyOf: ({ code }) => code,
};

function Parts({ holder }: { readonly holder: v2.AccountHolder }): JSX.Element {
  const { code, status, legalEntity, accounts = [], externalAccounts = [] } = holder;
  const { api } = useTenant();
  const { operator } = api.control;
  const possible = status ? actionsOf('seller', status.code) : [];
  return (
    <>
      <Section title="KYC check">
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
      </Section>
      <Section title="Status">
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
      </Section>
      <Section title="Accounts">
        <DataTable table={accountTable} rows={accounts} />
      </Section>
      <Section title="Bank accounts">
        {externalAccounts.length === 0 && <p>None yet.</p>}
        {externalAccounts.map((account) => (
          <BankAccount key={account.code} account={account} />
        ))}
      </Section>
      <People holder={holder} />
      <Section title="Payouts">
        <ListView list={payoutsOf(code)} inputs={[code]} />
      </Section>
      {accounts.map(({ code: account, displayName }) => (
        <Section key={account} title={`Ledger entries of ${displayName}`}>
          <Journals filter={{ account }} />
        </Section>
      ))}
      <Onboarding code={code} />
      <Section title="All data">
        <JsonDetails summary="API response" value={holder} />
      </Section>
    </>
  );
}

function payoutsOf(seller: string): List<v2.PayoutOverviewItem> {
  return {
    caption: 'Payouts',
    columns: [
      moneyColumn('Amount', ({ amount = 0, sourceCurrency: currency }) => ({ amount, currency })),
      { name: 'State', cell: ({ status }) => <State of={status} /> },
      dateColumn('Requested', ({ createdAt }) => createdAt),
      { name: 'Code', cell: ({ code }) => <LinkedCode of={code} /> },
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
        <Section title="Beneficial owners">
          <ul>
            {owners.map(({ code, type, firstName, lastName, legalName }) => (
              <li key={code}>
                {[firstName, lastName, legalName].filter(Boolean).join(' ')}
                {type !== undefined && `, ${formatName(type)}`} <Code of={code} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {documents.length > 0 && (
        <Section title="Documents">
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
        </Section>
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
    <Section title="Onboarding">
      <p class="actions">
        <ActionButton act={create}>Create a link</ActionButton>
        {url !== undefined && (
          <a href={url} target="_blank" rel="noreferrer">
            Open the onboarding page
          </a>
        )}
      </p>
    </Section>
  );
}
