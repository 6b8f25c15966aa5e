import type * as v2 from '@seller-funds/contract/v2';
import { Amounts, Code, Moment, State } from '../components.js';
import type { List } from '../list-view.js';
import { docsHref, viewHref } from '../route.js';

export const sellers: List<v2.AccountHolder> = {
  caption: 'Sellers',
  columns: [
    {
      name: 'Name',
      cell: ({ code, displayName, extRef }) => (
        <>
          <a href={viewHref('sellers', code)}>{displayName}</a>
          {extRef !== undefined && <div class="reference">{extRef}</div>}
        </>
      ),
    },
    { name: 'Status', minor: true, cell: ({ status }) => <State of={status?.code} /> },
    { name: 'Identity check', cell: (holder) => <State of={checkOf(holder)} /> },
    {
      name: 'Settled balance',
      number: true,
      cell: ({ accounts = [] }) => (
        <Amounts
          of={accounts.flatMap(({ balances = [] }) =>
            balances.map(({ currency, confirmed: amount }) => ({ amount, currency })),
          )}
        />
      ),
    },
    { name: 'Created', cell: ({ createdAt }) => <Moment at={createdAt} /> },
    { name: 'Code', minor: true, cell: ({ code }) => <Code of={code} /> },
  ],
  keyOf: ({ code }) => code,
  load: ({ v2: { accountHolders } }, page) =>
    accountHolders.list({ ...page, _fragments: ['kycstatus', 'accounts'] }),
  find: {
    kind: 'seller',
    get: ({ v2: { accountHolders } }, code) =>
      accountHolders.get(code, { _fragments: ['kycstatus', 'accounts'] }),
  },
  stateOf: checkOf,
  empty: (
    <p>
      No sellers yet. <a href={docsHref('v2.createAccountHolder')}>Create one with the API</a>, or
      fill the tenant with <code>pnpm sandbox seed marketplace</code>.
    </p>
  ),
};

export function checkOf({ legalEntity }: v2.AccountHolder): string {
  return legalEntity?.kycStatus ?? 'NO_DATA';
}
