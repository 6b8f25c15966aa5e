import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useApiData } from '../tenant-context.js';
import {
  Amounts,
  Code,
  Loaded,
  Moment,
  Pager,
  pageSize,
  State,
  Table,
  Title,
} from '../components.js';
import { viewHref } from '../route.js';

/** All account holders with their checks and balances. */
export function Sellers(): JSX.Element {
  const [page, setPage] = useState(0);
  const live = useApiData(
    ({ v2 }) =>
      v2.accountHolders.list({
        _pageNumber: page,
        _pageSize: pageSize,
        _fragments: ['kycstatus', 'accounts'],
      }),
    [page],
  );
  return (
    <>
      <Title>Sellers</Title>
      <Loaded live={live}>
        {({ elements, totalElementCount }) => (
          <>
            <Table
              caption="Sellers"
              heads={['Name', 'Status', 'Check', 'Balance', 'Created', 'Code']}
              numbers={[3]}
            >
              {elements.map((holder) => (
                <tr key={holder.code}>
                  <th scope="row">
                    <a href={viewHref('sellers', holder.code)}>{holder.displayName}</a>
                  </th>
                  <td>
                    <State of={holder.status?.code} />
                  </td>
                  <td>
                    <State of={holder.legalEntity?.kycStatus ?? 'NO_DATA'} />
                  </td>
                  <Amounts
                    of={(holder.accounts ?? []).flatMap(({ balances = [] }) =>
                      balances.map(({ currency, confirmed: amount }) => ({ amount, currency })),
                    )}
                  />
                  <td>
                    <Moment at={holder.createdAt} />
                  </td>
                  <td>
                    <Code of={holder.code} />
                  </td>
                </tr>
              ))}
            </Table>
            <Pager page={page} total={totalElementCount} go={setPage} />
            {totalElementCount === 0 && <p>No sellers yet. Create one with the API.</p>}
          </>
        )}
      </Loaded>
    </>
  );
}
