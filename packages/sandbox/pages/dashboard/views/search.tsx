import type { JSX } from 'preact';
import { useApiData } from '../tenant-context.js';
import { Loaded, Title } from '../components.js';
import { DataTable } from '../data-table.js';
import { type List, matching, searched } from '../list-view.js';
import { accounts } from './accounts.js';
import { payouts } from './payouts.js';
import { sellers } from './sellers.js';
import { splits } from './splits.js';
import { deliveries } from './webhooks.js';
import type { Api } from '../api.js';

type Find = (api: Api, text: string) => Promise<JSX.Element | undefined>;

function findIn<Row>(list: List<Row>): Find {
  return async (api, text) => {
    const { elements } = await list.load(api, { _pageNumber: 0, _pageSize: searched });
    const found = matching(list, elements, text).slice(0, mostFound);
    if (found.length === 0) return undefined;
    return (
      <section key={list.caption}>
        <h2>{list.caption}</h2>
        <DataTable caption={list.caption} columns={list.columns} rows={found} keyOf={list.keyOf} />
      </section>
    );
  };
}

const mostFound = 25;

const finds = [
  findIn(sellers),
  findIn(accounts),
  findIn(splits),
  findIn(payouts),
  findIn(deliveries),
];

/** What contains a code, a reference or a name: of a payment also its items and the processor's reference. */
export function Search({ code: text }: { readonly code: string }): JSX.Element {
  const live = useApiData(
    async (api) => {
      const found = await Promise.all(finds.map((find) => find(api, text)));
      return found.filter((section) => section !== undefined);
    },
    [text],
  );
  return (
    <>
      <Title>Search: {text}</Title>
      <Loaded live={live}>
        {(sections) => (
          <>
            {sections}
            {sections.length === 0 && <p>Nothing has this code, reference or name.</p>}
            <p class="quiet">Searched are the newest {searched} of each list.</p>
          </>
        )}
      </Loaded>
    </>
  );
}
