import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type * as types from '../../../src/generated/types/index.js';
import { loadAccounts } from '../accounts-by-code.js';
import { useApiData } from '../tenant-context.js';
import { LinkedCode, Loaded, Moment, Money, Pager, pageSize, Table } from '../components.js';
import { formatName } from '../format-name.js';
import { placeOf } from './journals.js';

/** A movement from the point of view of one account. */
interface Entry {
  readonly journal: types.api.Journal;
  readonly movement: types.api.Movement;
  /** The other side; undefined for a movement between buckets of the account. */
  readonly other: types.api.Place | undefined;
  readonly confirmed: number;
  readonly pending: number;
}

/** The entries of an account, newest first. */
export function Statement({ code }: { readonly code: string }): JSX.Element {
  const [number, setNumber] = useState(0);
  const live = useApiData(
    async (api) => {
      const page = { _pageNumber: number, _pageSize: pageSize };
      const [journals, accounts] = await Promise.all([
        api.control.ledger.listJournals({ account: code, ...page }),
        loadAccounts(api),
      ]);
      const entries = journals.elements.flatMap((journal) => entriesOf(journal, code));
      return { total: journals.totalElementCount, entries, accounts };
    },
    [code, number],
  );
  return (
    <Loaded live={live}>
      {({ total, entries, accounts }) =>
        total === 0 ? (
          <p>No entries yet.</p>
        ) : (
          <>
            <Table
              caption="Journal"
              heads={['Date', 'Type', 'Counterparty', 'Settled', 'Pending', 'Reference']}
              numbers={[3, 4]}
            >
              {entries.map(({ journal, movement, other, confirmed, pending }, index) => (
                // Movements never change, so their index identifies them.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={`${journal.code} ${index}`}>
                  <th scope="row">
                    <Moment at={journal.createdAt} />
                  </th>
                  <td>
                    {formatName(journal.kind)}
                    {movement.label !== undefined &&
                      `: ${formatName(movement.label).toLowerCase()}`}
                  </td>
                  <td>{other && placeOf(other, accounts)}</td>
                  <Change amount={confirmed} currency={movement.currency} />
                  <Change amount={pending} currency={movement.currency} />
                  <td>
                    <LinkedCode of={journal.reference} />
                  </td>
                </tr>
              ))}
            </Table>
            <Pager page={number} total={total} go={setNumber} />
          </>
        )
      }
    </Loaded>
  );
}

function Change({
  amount,
  currency,
}: {
  readonly amount: number;
  readonly currency: string;
}): JSX.Element {
  return (
    <td class="number">
      {amount > 0 && '+'}
      {amount !== 0 && <Money amount={amount} currency={currency} />}
    </td>
  );
}

function entriesOf(journal: types.api.Journal, account: string): Entry[] {
  const isOwn = (place: types.api.Place): boolean =>
    place.account === account && place.bucket !== 'INTERNAL';
  return journal.movements.flatMap((movement) => {
    const { from, to, amount } = movement;
    if (!isOwn(from) && !isOwn(to)) return [];
    const change = (bucket: types.api.Place['bucket']): number =>
      (isOwn(to) && to.bucket === bucket ? amount : 0) -
      (isOwn(from) && from.bucket === bucket ? amount : 0);
    const other = isOwn(from) && isOwn(to) ? undefined : isOwn(from) ? to : from;
    return [
      { journal, movement, other, confirmed: change('CONFIRMED'), pending: change('PENDING') },
    ];
  });
}
