import type { JSX } from 'preact';
import type * as types from '../../../src/generated/types/index.js';
import { loadAccounts } from '../accounts-by-code.js';
import { LinkedCode, Moment, Money } from '../components.js';
import { type List, ListView } from '../list-view.js';
import { formatName } from '../format-name.js';
import { placeOf } from './journals.js';

/** A movement from the point of view of one account. */
interface Entry {
  readonly key: string;
  readonly accounts: Awaited<ReturnType<typeof loadAccounts>>;
  readonly journal: types.api.Journal;
  readonly movement: types.api.Movement;
  /** The other side; undefined for a movement between buckets of the account. */
  readonly other: types.api.Place | undefined;
  readonly confirmed: number;
  readonly pending: number;
}

const statement = (code: string): List<Entry> => ({
  caption: 'Entries',
  columns: [
    {
      name: 'Entry',
      cell: ({ journal, movement: { label } }) =>
        formatName(journal.kind) +
        (label === undefined ? '' : `: ${formatName(label).toLowerCase()}`),
    },
    { name: 'Counterparty', cell: ({ other, accounts }) => other && placeOf(other, accounts) },
    {
      name: 'Settled',
      number: true,
      cell: ({ confirmed, movement }) => change(confirmed, movement),
    },
    { name: 'Pending', number: true, cell: ({ pending, movement }) => change(pending, movement) },
    { name: 'Date', cell: ({ journal }) => <Moment at={journal.createdAt} /> },
    { name: 'For', cell: ({ journal }) => <LinkedCode of={journal.reference} /> },
  ],
  keyOf: ({ key }) => key,
  load: async (api, page) => {
    const [journals, accounts] = await Promise.all([
      api.control.ledger.listJournals({ account: code, ...page }),
      loadAccounts(api),
    ]);
    const elements = journals.elements.flatMap((journal) => entriesOf(journal, code, accounts));
    return { ...journals, elements };
  },
  empty: <p>No entries yet.</p>,
});

export function Statement({ code }: { readonly code: string }): JSX.Element {
  return <ListView list={statement(code)} inputs={[code]} />;
}

function change(amount: number, { currency }: types.api.Movement): JSX.Element | undefined {
  if (amount === 0) return undefined;
  return (
    <>
      {amount > 0 && '+'}
      <Money amount={amount} currency={currency} />
    </>
  );
}

function entriesOf(
  journal: types.api.Journal,
  account: string,
  accounts: Entry['accounts'],
): Entry[] {
  const isOwn = (place: types.api.Place): boolean =>
    place.account === account && place.bucket !== 'INTERNAL';
  return journal.movements.flatMap((movement, index) => {
    const { from, to, amount } = movement;
    if (!isOwn(from) && !isOwn(to)) return [];
    const changed = (bucket: types.api.Place['bucket']): number =>
      (isOwn(to) && to.bucket === bucket ? amount : 0) -
      (isOwn(from) && from.bucket === bucket ? amount : 0);
    const other = isOwn(from) && isOwn(to) ? undefined : isOwn(from) ? to : from;
    const [confirmed, pending] = [changed('CONFIRMED'), changed('PENDING')];
    const key = `${journal.code} ${index}`;
    return [{ key, accounts, journal, movement, other, confirmed, pending }];
  });
}
