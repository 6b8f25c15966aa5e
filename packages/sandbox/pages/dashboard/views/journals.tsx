import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type * as types from '../../../src/generated/types/index.js';
import { accountName, loadAccounts } from '../accounts-by-code.js';
import { useApiData, useTenant } from '../tenant-context.js';
import {
  ActionButton,
  LinkedCode,
  Loaded,
  Moment,
  Money,
  Pager,
  pageSize,
  Table,
  Title,
} from '../components.js';
import { viewHref } from '../route.js';
import { formatName } from '../format-name.js';

/** Filters journals by account or reference; all by default. */
interface JournalsProperties {
  readonly filter?: { readonly account?: string; readonly reference?: string };
}

/** Journals with their movements, newest first. */
export function Journals({ filter = {} }: JournalsProperties): JSX.Element {
  const [number, setNumber] = useState(0);
  const live = useApiData(
    async (api) => {
      const page = { _pageNumber: number, _pageSize: pageSize };
      const [journals, accounts] = await Promise.all([
        api.control.ledger.listJournals({ ...filter, ...page }),
        loadAccounts(api),
      ]);
      return { ...journals, accounts };
    },
    [filter, number],
  );
  return (
    <Loaded live={live}>
      {({ elements, totalElementCount, accounts }) => (
        <>
          {totalElementCount === 0 && <p>No journals yet.</p>}
          {elements.map((journal) => (
            <Journal key={journal.code} journal={journal} accounts={accounts} />
          ))}
          <Pager page={number} total={totalElementCount} go={setNumber} />
        </>
      )}
    </Loaded>
  );
}

type Accounts = Awaited<ReturnType<typeof loadAccounts>>;

function Journal({
  journal,
  accounts,
}: {
  readonly journal: types.api.Journal;
  readonly accounts: Accounts;
}): JSX.Element {
  const { code, kind, reference, createdAt, movements } = journal;
  const name = formatName(kind);
  return (
    <section>
      <h2>{name}</h2>
      <p>
        <Moment at={createdAt} /> for <LinkedCode of={reference} />
      </p>
      <Table
        caption={`Movements of ${name} ${code}`}
        heads={['From', 'To', 'Amount', 'Label']}
        numbers={[2]}
      >
        {movements.map((movement, index) => (
          // Movements never change, so their index identifies them.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            <td>{placeOf(movement.from, accounts)}</td>
            <td>{placeOf(movement.to, accounts)}</td>
            <td class="number">
              <Money amount={movement.amount} currency={movement.currency} />
            </td>
            <td>{movement.label && formatName(movement.label)}</td>
          </tr>
        ))}
      </Table>
    </section>
  );
}

/** A place of money; a link if it is an account. */
export function placeOf(
  { account: code, bucket }: types.api.Place,
  accounts: Accounts,
): JSX.Element {
  if (bucket === 'INTERNAL') return <em>{code}</em>;
  const account = accounts.get(code);
  return (
    <>
      <a href={viewHref('accounts', code)}>{account ? accountName(account) : code}</a>{' '}
      {bucket.toLowerCase()}
    </>
  );
}

/** All journals, and a check of the ledger's invariants. */
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
