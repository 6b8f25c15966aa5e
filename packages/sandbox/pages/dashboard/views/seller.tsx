import type * as v2 from '@seller-funds/contract/v2';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import {
  holderStatusCodeValues as statuses,
  kycDecisionOutcomeValues as outcomes,
} from '../../../src/generated/vocabulary/api.js';
import { useApiData, useTenant } from '../tenant-context.js';
import { ActionButton, Amounts, Code, Json, Loaded, State, Table, Title } from '../components.js';

/** One account holder: its check, status, accounts and bank accounts, with buttons to change them. */
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

function Parts({ holder }: { readonly holder: v2.AccountHolder }): JSX.Element {
  const { code, status, legalEntity, accounts = [], externalAccounts = [] } = holder;
  const { api } = useTenant();
  const { operator } = api.control;
  return (
    <>
      <section>
        <h2>Identity check</h2>
        <p>
          <State of={legalEntity?.kycStatus ?? 'NO_DATA'} /> {legalEntity?.kycMessage}
        </p>
        <p class="actions">
          End the check as
          {outcomes.map((outcome) => (
            <ActionButton
              key={outcome}
              act={() => operator.decideHolderCheck(code, { outcome })}
              label={`End the check: ${outcome}`}
            >
              {outcome}
            </ActionButton>
          ))}
        </p>
      </section>
      <section>
        <h2>Status</h2>
        <p>
          <State of={status?.code} /> {status?.reason}
        </p>
        <p class="actions">
          Set to
          {statuses
            .filter((one) => one !== status?.code)
            .map((one) => (
              <ActionButton
                key={one}
                act={() => operator.setHolderStatus(code, { code: one })}
                label={`Set the status: ${one}`}
                {...(one === 'CLOSED' && { ask: 'Close this seller permanently?' })}
              >
                {one}
              </ActionButton>
            ))}
        </p>
      </section>
      <section>
        <h2>Accounts</h2>
        <Table
          caption="Accounts"
          heads={['Name', 'Settled', 'Pending', 'Available', 'Code']}
          numbers={[1, 2, 3]}
        >
          {accounts.map((account) => (
            <tr key={account.code}>
              <th scope="row">{account.displayName}</th>
              {(['confirmed', 'pending', 'payout'] as const).map((column) => (
                <Amounts
                  key={column}
                  of={(account.balances ?? []).map((balance) => ({
                    amount: balance[column],
                    currency: balance.currency,
                  }))}
                />
              ))}
              <td>
                <Code of={account.code} view="accounts" />
              </td>
            </tr>
          ))}
        </Table>
      </section>
      <section>
        <h2>Bank accounts</h2>
        {externalAccounts.length === 0 && <p>None yet.</p>}
        {externalAccounts.map((account) => (
          <BankAccount key={account.code} account={account} />
        ))}
      </section>
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

function BankAccount({ account }: { readonly account: v2.ExternalAccount }): JSX.Element {
  const { api } = useTenant();
  const { code, displayName, accountNumber, selected, kycStatus, kycMessage } = account;
  return (
    <div class="card">
      <h3>
        {displayName} <code>{accountNumber}</code> {selected ? '(selected)' : ''}
      </h3>
      <p>
        <State of={kycStatus} /> {kycMessage} <Code of={code} />
      </p>
      <p class="actions">
        End the check as
        {outcomes.map((outcome) => (
          <ActionButton
            key={outcome}
            act={() => api.control.operator.decideExternalAccountCheck(code, { outcome })}
            label={`End the check of ${displayName}: ${outcome}`}
          >
            {outcome}
          </ActionButton>
        ))}
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
