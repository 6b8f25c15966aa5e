import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useLive } from '../live.js';
import { Amounts, Code, Loaded, Money, Pager, pageSize, Table, Title } from '../parts.js';
import { accountName, findAccount } from '../accounts-by-code.js';
import { hrefOf } from '../route.js';
import { Statement } from './statement.js';

/** All virtual accounts with what is on them. */
export function Accounts(): JSX.Element {
  const [page, setPage] = useState(0);
  const live = useLive(
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
              heads={['Whose', 'Account', 'Settled', 'Pending', 'Can be paid out', 'Code']}
              numbers={[2, 3, 4]}
            >
              {elements.map(({ code, ownerName, displayName, type, balances }) => (
                <tr key={code}>
                  <th scope="row">
                    <a href={hrefOf('accounts', code)}>{ownerName}</a>
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
  const live = useLive((api) => findAccount(api, code), [code]);
  const account = live.data;
  return (
    <>
      <Title>{account ? `Account of ${accountName(account)}` : 'Account'}</Title>
      <p>
        <Code of={code} />
        {account?.ownerKind === 'HOLDER' && (
          <>
            , see <a href={hrefOf('sellers', account.owner)}>the seller</a>
          </>
        )}
      </p>
      {account?.balances.map(({ currency, confirmed, pending, payout }) => (
        <p key={currency}>
          <Money amount={confirmed} currency={currency} /> settled,{' '}
          <Money amount={pending} currency={currency} /> pending,{' '}
          <Money amount={payout} currency={currency} /> can be paid out
        </p>
      ))}
      <h2>Journal</h2>
      <Statement code={code} />
    </>
  );
}
