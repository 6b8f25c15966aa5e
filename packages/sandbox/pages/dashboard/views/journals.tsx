import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type * as types from '../../../src/generated/types/index.js';
import type { Api } from '../api.js';
import { type Accounts, loadAccounts, nameOfAccount } from '../accounts-by-code.js';
import { useTenant } from '../tenant-context.js';
import { ActionButton, LinkedCode, Money, Title } from '../components.js';
import { dateColumn } from '../data-table.js';
import { type List, ListView } from '../list-view.js';
import { viewHref } from '../route.js';
import { formatName } from '../format-name.js';

export interface Entry {
  readonly key: string;
  readonly journal: types.api.Journal;
  readonly movement: types.api.Movement;
  readonly accounts: Accounts;
}

/** Movements, newest journal first. A page has the movements of a number of journals. */
const entries = (filter: JournalFilter): List<Entry> => ({
  caption: 'Ledger entries',
  columns: [
    { name: 'Entry', long: true, cell: entryName },
    {
      name: 'Amount',
      number: true,
      cell: ({ movement: { amount, currency } }) => <Money amount={amount} currency={currency} />,
    },
    { name: 'From', long: true, cell: ({ movement: m, accounts }) => placeOf(m.from, accounts) },
    { name: 'To', long: true, cell: ({ movement: m, accounts }) => placeOf(m.to, accounts) },
    dateColumn('Date', ({ journal }) => journal.createdAt),
    ...(filter.reference === undefined
      ? [{ name: 'For', cell: ({ journal }: Entry) => <LinkedCode of={journal.reference} /> }]
      : []),
  ],
  keyOf: ({ key }) => key,
  load: (api, page) => loadEntries(api, { ...filter, ...page }),
  empty: <p>No entries yet.</p>,
});

/** Loads the movements of a page of journals. */
export async function loadEntries(
  api: Api,
  query: Parameters<Api['control']['ledger']['listJournals']>[0],
) {
  const journals = await api.control.ledger.listJournals(query);
  const accounts = await loadAccounts(api, accountsIn(journals.elements));
  const elements = journals.elements.flatMap((journal) =>
    journal.movements.map((movement, index): Entry => {
      return { key: `${journal.code} ${index}`, journal, movement, accounts };
    }),
  );
  return { ...journals, elements };
}

/** The codes of the accounts between which money was moved. */
export function accountsIn(journals: readonly types.api.Journal[]): string[] {
  const movements = journals.flatMap((journal) => journal.movements);
  return movements.flatMap(({ from, to }) => [from.account, to.account]);
}

export function entryName({ journal: { kind }, movement: { label } }: Entry): string {
  return formatName(kind) + (label === undefined ? '' : `: ${formatName(label).toLowerCase()}`);
}

/** Filters journals by account or reference; all by default. */
interface JournalFilter {
  readonly account?: string;
  readonly reference?: string;
}

export function Journals({ filter = {} }: { readonly filter?: JournalFilter }): JSX.Element {
  return <ListView list={entries(filter)} inputs={[filter]} />;
}

/** A place of money; a link if it is an account. */
export function placeOf(
  { account: code, bucket }: types.api.Place,
  accounts: Accounts,
): JSX.Element {
  if (bucket === 'INTERNAL') return <>{formatName(code)}</>;
  return (
    <span>
      <a href={viewHref('accounts', code)}>{nameOfAccount(accounts, code)}</a>{' '}
      {bucket.toLowerCase()}
    </span>
  );
}

export function Ledger(): JSX.Element {
  const { api } = useTenant();
  const [report, setReport] = useState<types.api.InvariantReport>();
  const [hash, setHash] = useState<string>();
  const check = async (): Promise<void> => {
    const checked = await api.control.ledger.checkInvariants();
    const { hash: found } = await api.control.state.getStateHash();
    setReport(checked);
    setHash(found);
  };
  return (
    <>
      <Title>Ledger</Title>
      <p class="actions">
        <ActionButton act={check}>Check invariants</ActionButton>
      </p>
      <div role="status">
        {report && (
          <p>{report.ok ? `All ${report.checks.length} checks passed.` : 'Violated invariants:'}</p>
        )}
        {hash !== undefined && (
          <p>
            State hash <code>{hash}</code>
          </p>
        )}
      </div>
      <ul>
        {report?.checks
          .filter(({ violations }) => violations.length > 0)
          .map(({ name, description, violations }) => (
            <li key={name}>
              {description}:{' '}
              {violations.map(({ subject, detail }) => `${subject} ${detail}`).join('; ')}
            </li>
          ))}
      </ul>
      <Journals />
    </>
  );
}
