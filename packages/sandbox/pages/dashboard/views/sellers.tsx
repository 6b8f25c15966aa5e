import type * as v2 from '@seller-funds/contract/v2';
import { checkStateValues } from '../../../src/generated/vocabulary/api.js';
import type { Api } from '../api.js';
import { Amounts, Code, State } from '../components.js';
import { dateColumn } from '../data-table.js';
import type { List } from '../list-view.js';
import { viewHref } from '../route.js';
import { CreateLink } from './create.js';

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
    { name: 'KYC check', cell: (holder) => <State of={checkOf(holder)} /> },
    {
      name: 'Confirmed balance',
      number: true,
      cell: ({ accounts = [] }) => (
        <Amounts
          of={accounts.flatMap(({ balances = [] }) =>
            balances.map(({ currency, confirmed: amount }) => ({ amount, currency })),
          )}
        />
      ),
    },
    dateColumn('Created', ({ createdAt }) => createdAt),
    { name: 'Code', minor: true, cell: ({ code }) => <Code of={code} /> },
  ],
  keyOf: ({ code }) => code,
  load: async (api, page, { state }) => {
    const check = checkStateValues.find((one) => one === state);
    const { accountHolders } = api.v2;
    if (check === undefined)
      return accountHolders.list({ ...page, _fragments: ['kycstatus', 'accounts'] });
    const found = await api.control.operator.listHolders({ ...page, check });
    return {
      ...found,
      elements: await Promise.all(found.elements.map((code) => getSeller(api, code))),
    };
  },
  find: { kind: 'seller', get: getSeller },
  states: checkStateValues,
  stateOf: checkOf,
  create: <CreateLink kind="seller" />,
  empty: (
    <p>
      No sellers yet. Create one, or fill the tenant with <code>pnpm sandbox seed marketplace</code>
      .
    </p>
  ),
};

function getSeller({ v2: { accountHolders } }: Api, code: string): Promise<v2.AccountHolder> {
  return Promise.resolve(accountHolders.get(code, { _fragments: ['kycstatus', 'accounts'] }));
}

/** The state of a seller's check. */
export function checkOf({ legalEntity }: v2.AccountHolder): string {
  return checkState(legalEntity?.kycStatus ?? 'NO_DATA');
}

/** A check is passed; ACTIVE, as version 2 calls that, is a word for sellers. */
export function checkState(status: string): string {
  return status === 'ACTIVE' ? 'PASSED' : status;
}
