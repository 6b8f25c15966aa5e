import type * as v2 from '@seller-funds/contract/v2';
import type { JSX } from 'preact';
import { Code, LinkedCode, Loaded, Money, Section, Title } from '../components.js';
import { moneyColumn } from '../data-table.js';
import { formatName } from '../format-name.js';
import type { List } from '../list-view.js';
import { docsHref, viewHref } from '../route.js';
import { useApiData } from '../tenant-context.js';
import { Journals } from './journals.js';

export const transfers: List<v2.BalanceTransfer> = {
  caption: 'Transfers',
  columns: [
    {
      name: 'Transfer',
      cell: ({ code, type, description }) => (
        <a href={viewHref('transfers', code)}>{description ?? formatName(type)}</a>
      ),
    },
    moneyColumn('Amount', ({ amount, currency }) => ({ amount, currency }), { orderBy: 'amount' }),
    { name: 'Type', cell: ({ type }) => formatName(type) },
    { name: 'From', minor: true, cell: ({ fromAccountCode: of }) => <LinkedCode of={of} /> },
    { name: 'To', minor: true, cell: ({ toAccountCode: of }) => <LinkedCode of={of} /> },
    { name: 'Code', minor: true, orderBy: 'code', cell: ({ code }) => <Code of={code} /> },
  ],
  keyOf: ({ code }) => code,
  load: (api, page, { order }) => api.v2.balanceTransfers.list({ ...page, ...order }),
  empty: (
    <p>
      No transfers yet. <a href={docsHref('v2.createBalanceTransfer')}>Create one with the API</a>.
    </p>
  ),
};

export function Transfer({ code }: { readonly code: string }): JSX.Element {
  const live = useApiData(({ v2 }) => v2.balanceTransfers.get(code), [code]);
  return (
    <>
      <Title code={code}>Transfer</Title>
      <Loaded live={live}>
        {({ amount, currency, type, description, fromAccountCode, toAccountCode }) => (
          <p>
            <Money amount={amount} currency={currency} /> from <LinkedCode of={fromAccountCode} />{' '}
            to <LinkedCode of={toAccountCode} />, {formatName(type)} {description}
          </p>
        )}
      </Loaded>
      <Section title="Ledger entries">
        <Journals filter={{ reference: code }} />
      </Section>
    </>
  );
}
