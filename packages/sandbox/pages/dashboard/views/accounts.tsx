import type * as v2 from '@seller-funds/contract/v2';
import type { JSX } from 'preact';
import type * as types from '../../../src/generated/types/index.js';
import { useApiData } from '../tenant-context.js';
import { Amounts, Code, Loaded, Moment, Money, Title } from '../components.js';
import type { Column } from '../data-table.js';
import type { List } from '../list-view.js';
import { accountName, findAccount } from '../accounts-by-code.js';
import { viewHref } from '../route.js';
import { CreateLink } from './create.js';
import { Statement } from './statement.js';

export function balanceColumns<
  Row extends { readonly balances?: readonly v2.AccountBalance[] },
>(): readonly Column<Row>[] {
  const parts = { Confirmed: 'confirmed', Pending: 'pending', Available: 'payout' } as const;
  return Object.entries(parts).map(([name, part]) => ({
    name,
    number: true,
    minor: part === 'pending',
    cell: ({ balances = [] }: Row) => (
      <Amounts of={balances.map(({ currency, ...each }) => ({ amount: each[part], currency }))} />
    ),
  }));
}

export const accounts: List<types.api.Account> = {
  caption: 'Accounts',
  columns: [
    {
      name: 'Owner',
      cell: ({ code, ownerName }) => <a href={viewHref('accounts', code)}>{ownerName}</a>,
    },
    {
      name: 'Account',
      minor: true,
      cell: ({ type, displayName }) =>
        type === 'DEFAULT' ? displayName : `${displayName} (${type.toLowerCase()})`,
    },
    ...balanceColumns<types.api.Account>(),
    { name: 'Code', minor: true, cell: ({ code }) => <Code of={code} /> },
  ],
  keyOf: ({ code }) => code,
  load: ({ control }, page) => control.ledger.listAccounts(page),
  find: {
    kind: 'account',
    get: async (api, code) => {
      const account = await findAccount(api, code);
      if (!account) throw new Error(`The account ${code} was deleted.`);
      return account;
    },
  },
  empty: <p>No accounts yet.</p>,
};

/** Where the money of a division is paid out to, or why it is not. */
function BankAccount({ division }: { readonly division: string }): JSX.Element {
  const live = useApiData(({ v2 }) => v2.divisions.list(), [division]);
  const number = live.data?.find(({ code }) => code === division)?.externalAccount?.accountNumber;
  const settings = <a href={viewHref('settings')}>settings</a>;
  if (!live.data) return <></>;
  return number ? (
    <p>
      Paid out to {number}, from the {settings}.
    </p>
  ) : (
    <p>
      Nothing is paid out, by schedule or on request: the division has no bank account in the{' '}
      {settings}.
    </p>
  );
}

/** When the schedule of an account pays out next. */
function PayoutDates({ account }: { readonly account: string }): JSX.Element {
  const live = useApiData(({ control }) => control.payouts.listPayoutDates(account), [account]);
  return (
    <>
      <h2>Next payouts by schedule</h2>
      <Loaded live={live}>
        {({ dates, obstacle, unpaidRun }) => (
          <>
            <p>
              {dates.length === 0 && 'No schedule.'}
              {dates.slice(0, 3).map((date, index) => (
                <span key={date}>
                  {index > 0 && ', '}
                  <Moment at={date} />
                </span>
              ))}
              {obstacle !== undefined && `. A run now would pay nothing: ${obstacle}`}
            </p>
            {unpaidRun && (
              <p>
                The latest run that paid nothing: <Moment at={unpaidRun.at} />. {unpaidRun.obstacle}
              </p>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

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
            {' '}
            of <a href={viewHref('sellers', account.owner)}>the seller</a>
          </>
        )}
      </p>
      {account?.ownerKind === 'DIVISION' && <BankAccount division={account.owner} />}
      {account?.balances.map(({ currency, confirmed, pending, payout }) => (
        <p key={currency}>
          <Money amount={confirmed} currency={currency} /> confirmed,{' '}
          <Money amount={pending} currency={currency} /> pending,{' '}
          <Money amount={payout} currency={currency} /> available for payout
        </p>
      ))}
      <p class="actions">
        <CreateLink kind="payout" of={code} /> <CreateLink kind="payment" of={code} />
      </p>
      <PayoutDates account={code} />
      <h2>Ledger entries</h2>
      <Statement code={code} />
    </>
  );
}
