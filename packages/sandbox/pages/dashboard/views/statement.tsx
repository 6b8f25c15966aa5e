import type { JSX } from 'preact';
import type * as types from '../../../src/generated/types/index.js';
import { LinkedCode, Money } from '../components.js';
import { dateColumn } from '../data-table.js';
import { type List, ListView } from '../list-view.js';
import { type Entry, entryName, loadEntries, placeOf } from './journals.js';

interface OwnEntry extends Entry {
  /** The other side; undefined for a movement between buckets of the account. */
  readonly other: types.api.Place | undefined;
  readonly confirmed: number;
  readonly pending: number;
}

const statement = (code: string): List<OwnEntry> => ({
  caption: 'Entries',
  columns: [
    { name: 'Entry', cell: entryName },
    {
      name: 'Counterparty',
      minor: true,
      long: true,
      cell: ({ other, accounts }) => other && placeOf(other, accounts),
    },
    {
      name: 'Confirmed',
      number: true,
      cell: ({ confirmed, movement }) => change(confirmed, movement),
    },
    { name: 'Pending', number: true, cell: ({ pending, movement }) => change(pending, movement) },
    dateColumn('Date', ({ journal }) => journal.createdAt),
    { name: 'For', cell: ({ journal }) => <LinkedCode of={journal.reference} /> },
  ],
  keyOf: ({ key }) => key,
  load: async (api, page) => {
    const found = await loadEntries(api, { account: code, ...page });
    return { ...found, elements: found.elements.flatMap((entry) => toOwn(entry, code)) };
  },
  empty: <p>No entries yet.</p>,
});

export function Statement({ code }: { readonly code: string }): JSX.Element {
  return <ListView list={statement(code)} inputs={[code]} />;
}

function change(amount: number, { currency }: types.api.Movement): JSX.Element | undefined {
  if (amount === 0) return undefined;
  return (
    <span>
      {amount > 0 && '+'}
      <Money amount={amount} currency={currency} />
    </span>
  );
}

/** The entry from the point of view of an account; none if it is between other accounts. */
function toOwn(entry: Entry, account: string): OwnEntry[] {
  const { from, to, amount } = entry.movement;
  const isOwn = (place: types.api.Place): boolean =>
    place.account === account && place.bucket !== 'INTERNAL';
  if (!isOwn(from) && !isOwn(to)) return [];
  const changed = (bucket: types.api.Place['bucket']): number =>
    (isOwn(to) && to.bucket === bucket ? amount : 0) -
    (isOwn(from) && from.bucket === bucket ? amount : 0);
  const other = isOwn(from) && isOwn(to) ? undefined : isOwn(from) ? to : from;
  return [{ ...entry, other, confirmed: changed('CONFIRMED'), pending: changed('PENDING') }];
}
