import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useApiData } from '../tenant-context.js';
import { Amounts, Code, Loaded, Money, Pager, pageSize, Table, Title } from '../components.js';
import { accountName, findAccount } from '../accounts-by-code.js';
import { viewHref } from '../route.js';
import { Statement } from './statement.js';

/** All virtual accounts with their balances. */
export function Accounts(): JSX.Element {
  const [page, setPage] = useState(0);
  const live = useApiData(
    ({ control }) => control.ledger.listAccounts({ _pageNumber: page, _pageSize: pageSize }),
    [page],
  );
  return (
    <>
      <Title>Accounts</Title>
      <Loaded live={live}>
        {({ elements, totalElementCount }) => (
          <>
            <Table
              caption="Accounts"
              heads={['Owner', 'Account', 'Settled', 'Pending', 'Available', 'Code']}
              numbers={[2, 3, 4]}
            >
              {elements.map(({ code, ownerName, displayName, type, balances }) => (
                <tr key={code}>
                  <th scope="row">
                    <a href={viewHref('accounts', code)}>{ownerName}</a>
                  </th>
                  <td>
                    {type === 'DEFAULT' ? displayName : `${displayName} (${type.toLowerCase()})`}
                  </td>
                  {(['confirmed', 'pending', 'payout'] as const).map((column) => (
                    <Amounts
                      key={column}
                      of={balances.map((balance) => ({
                        amount: balance[column],
                        currency: balance.currency,
                      }))}
                    />
                  ))}
                  <td>
                    <Code of={code} />
                  </td>
                </tr>
              ))}
            </Table>
            <Pager page={page} total={totalElementCount} go={setPage} />
          </>
        )}
      </Loaded>
    </>
  );
}

/** One account with its journal. */
export function Account({ code }: { readonly code: string }): JSX.Element {
  const live = useApiData((api) => findAccount(api, code), [code]);
  const account = live.data;
  return (
    <>
      <Title>{account ? `Account of ${accountName(account)}` : 'Account'}</Title>
      <p>
        <Code of={code} />
        {account?.ownerKind === 'HOLDER' && (
          <>
            , account of <a href={viewHref('sellers', account.owner)}>the seller</a>
          </>
        )}
      </p>
      {account?.balances.map(({ currency, confirmed, pending, payout }) => (
        <p key={currency}>
          <Money amount={confirmed} currency={currency} /> settled,{' '}
          <Money amount={pending} currency={currency} /> pending,{' '}
          <Money amount={payout} currency={currency} /> available for payout
        </p>
      ))}
      <h2>Journal</h2>
      <Statement code={code} />
    </>
  );
}
