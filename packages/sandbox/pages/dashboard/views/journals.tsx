import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type * as types from '../../../src/generated/types/index.js';
import { accountName, accountsByCode } from '../accounts-by-code.js';
import { useLive, useWatching } from '../live.js';
import { Act, LinkedCode, Loaded, Moment, Money, Pager, pageSize, Table, Title } from '../parts.js';
import { hrefOf } from '../route.js';
import { inWords } from '../words.js';

/** What a list of journals shows: all, or those of an account or a cause. */
interface JournalsProperties {
  readonly filter?: { readonly account?: string; readonly reference?: string };
}

/** Journals with their movements, the newest first. */
export function Journals({ filter = {} }: JournalsProperties): JSX.Element {
  const [number, setNumber] = useState(0);
  const live = useLive(
    async (api) => {
      const page = { _pageNumber: number, _pageSize: pageSize };
      const [journals, accounts] = await Promise.all([
        api.control.ledger.listJournals({ ...filter, ...page }),
        accountsByCode(api),
      ]);
      return { ...journals, accounts };
    },
    [filter, number],
  );
  return (
    <Loaded live={live}>
      {({ elements, totalElementCount, accounts }) => (
        <>
          {totalElementCount === 0 && <p>Nothing was booked yet.</p>}
          {elements.map((journal) => (
            <Journal key={journal.code} journal={journal} accounts={accounts} />
          ))}
          <Pager page={number} total={totalElementCount} go={setNumber} />
        </>
      )}
    </Loaded>
  );
}

type Accounts = Awaited<ReturnType<typeof accountsByCode>>;

function Journal({
  journal,
  accounts,
}: {
  readonly journal: types.api.Journal;
  readonly accounts: Accounts;
}): JSX.Element {
  const { code, kind, reference, createdAt, movements } = journal;
  const name = inWords(kind);
  return (
    <section>
      <h2>{name}</h2>
      <p>
        <Moment at={createdAt} /> for <LinkedCode of={reference} />
      </p>
      <Table
        caption={`Movements of ${name} ${code}`}
        heads={['From', 'To', 'Amount', 'What']}
        numbers={[2]}
      >
        {movements.map((movement, index) => (
          // Movements are never changed: their place is what they are called by.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            <td>{placeOf(movement.from, accounts)}</td>
            <td>{placeOf(movement.to, accounts)}</td>
            <td class="number">
              <Money amount={movement.amount} currency={movement.currency} />
            </td>
            <td>{movement.label && inWords(movement.label)}</td>
          </tr>
        ))}
      </Table>
    </section>
  );
}

/** Where money was or went, with a link where a view shows it. */
export function placeOf(
  { account: code, bucket }: types.api.Place,
  accounts: Accounts,
): JSX.Element {
  if (bucket === 'INTERNAL') return <em>{code}</em>;
  const account = accounts.get(code);
  return (
    <>
      <a href={hrefOf('accounts', code)}>{account ? accountName(account) : code}</a>{' '}
      {bucket.toLowerCase()}
    </>
  );
}

/** The whole ledger, and whether it holds together. */
export function Ledger(): JSX.Element {
  const { api } = useWatching();
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
        <Act act={check}>Check the books</Act>
      </p>
      <div role="status">
        {report && (
          <p>
            {report.ok
              ? `All ${report.checks.length} checks hold.`
              : 'Something is wrong with the books:'}
          </p>
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
