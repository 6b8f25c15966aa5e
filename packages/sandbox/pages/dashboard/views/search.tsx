import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type * as types from '../../../src/generated/types/index.js';
import { useApiData } from '../tenant-context.js';
import { hrefOfCode, Loaded, Section, Title } from '../components.js';
import { DataTable } from '../data-table.js';
import { type List, loadRows } from '../list-view.js';
import { accounts } from './accounts.js';
import { payouts } from './payouts.js';
import { sellers } from './sellers.js';
import { splits } from './splits.js';
import { deliveries } from './webhooks.js';
import type { Api } from '../api.js';

type Find = (api: Api, found: types.api.SearchResult['found']) => Promise<JSX.Element | undefined>;

function findIn<Row>(list: List<Row>): Find {
  const { caption, find } = list;
  return async (api, found) => {
    const rows = find ? await loadRows(api, find, found) : [];
    if (rows.length === 0) return undefined;
    return (
      <Section key={caption} title={caption}>
        <DataTable table={list} rows={rows} />
      </Section>
    );
  };
}

const finds = [
  findIn(sellers),
  findIn(accounts),
  findIn(splits),
  findIn(payouts),
  findIn(deliveries),
];

/** What has a code, a reference, a name, an account number or an amount, as the sandbox finds it; one result is opened. */
export function Search({ code: text }: { readonly code: string }): JSX.Element {
  const live = useApiData(
    async (api) => {
      const { found, searched } = await api.control.search.search({ text });
      const [only, ...others] = found;
      const href = only && others.length === 0 ? hrefOfCode(only.code) : undefined;
      const sections = await Promise.all(finds.map((find) => find(api, found)));
      return { href, sections: sections.filter((section) => section !== undefined), searched };
    },
    [text],
  );
  const href = live.data?.href;
  useEffect(() => {
    // Replaces the search in the history, so that “back” does not lead here again.
    if (href !== undefined) location.replace(href);
  }, [href]);
  return (
    <>
      <Title>Search: {text}</Title>
      <Loaded live={live}>
        {({ sections, searched }) => (
          <>
            {sections}
            {sections.length === 0 && <p>Nothing was found.</p>}
            <p class="quiet">Searched, for 25 of each kind: {searched}.</p>
          </>
        )}
      </Loaded>
    </>
  );
}
