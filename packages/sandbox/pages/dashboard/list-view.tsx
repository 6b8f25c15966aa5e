import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type * as types from '../../src/generated/types/index.js';
import type { Api } from './api.js';
import { ActionButton, Loaded, Pager, pageSize } from './components.js';
import { csvOf } from './csv.js';
import { DataTable, type Sorting, type Table } from './data-table.js';
import { type Chosen, Filter } from './list-filter.js';
import { useRoute } from './route.js';
import { saveFile } from './save-file.js';
import { useApiData, useTenant } from './tenant-context.js';

interface ListPage<Row> {
  readonly elements: readonly Row[];
  readonly totalElementCount: number;
}

/** A page of the rows that pass a filter, and what the filter searches. */
interface FilteredPage<Row> extends ListPage<Row> {
  readonly note?: string;
}

type PageInput = { readonly _pageNumber: number; readonly _pageSize: number };

/** What the reader chose, as the queries of the API have it; the last three only where columns or dates can be chosen. */
export interface ListQuery {
  readonly state?: string;
  readonly dates?: { readonly _from?: string; readonly _to?: string };
  readonly order?: { readonly _orderBy: never; readonly _asc: boolean };
}

export interface List<Row> extends Table<Row> {
  /** Displays rows in another way than as a table. */
  readonly show?: (rows: readonly Row[]) => ComponentChildren;
  /** Loads a page of the list; of the rows with a state, if the list has `states`. */
  readonly load: (api: Api, page: PageInput, query: ListQuery) => Promise<ListPage<Row>>;
  readonly loadsDates?: boolean;
  /** What the text of the filter finds by the search of the sandbox. */
  readonly find?: {
    readonly kind: types.api.FoundKind;
    readonly get: (api: Api, code: string) => Promise<Row>;
  };
  /** The text of a row that the filter searches, for a list without `find`. A list without both searches no text. */
  readonly text?: { readonly of: (row: Row) => string; readonly hint: string };
  /** The states by which `load` selects. If left out, the filter selects from the newest rows, by the states seen. */
  readonly states?: readonly string[];
  readonly stateOf?: (row: Row) => string | undefined;
  readonly empty: ComponentChildren;
  /** Displayed above the rows, and if there are none. */
  readonly create?: ComponentChildren;
  /** Displayed below the rows, if there are any. */
  readonly actions?: ComponentChildren;
  /** True to load again whenever the clock is loaded, for data that is not part of the tenant's state. */
  readonly always?: boolean;
}

/** A page of a list that the API returns as a whole. */
export function pageOf<Row>(
  all: readonly Row[],
  { _pageNumber: number, _pageSize: size }: PageInput,
): ListPage<Row> {
  const elements = all.slice(number * size, (number + 1) * size);
  return { elements, totalElementCount: all.length };
}

/** How many of the newest rows a filter of the browser searches: the largest page of the API. */
const searched = 500;

/** Loads a page of the rows that pass a filter: by the sandbox where it can. */
async function loadFiltered<Row>(
  api: Api,
  list: List<Row>,
  page: PageInput,
  { text, state, ...query }: ListQuery & { readonly text: string; readonly state: string },
): Promise<FilteredPage<Row>> {
  if (text !== '' && list.find) {
    const { found } = await api.control.search.search({ text, kind: list.find.kind });
    const rows = matching(list, await loadRows(api, list.find, found), '', state);
    return { ...pageOf(rows, page), note: 'Up to 25 that the search finds, of any date.' };
  }
  if (text === '' && (state === '' || list.states))
    return list.load(api, page, { ...query, ...(state !== '' && { state }) });
  const newest = await list.load(api, { _pageNumber: 0, _pageSize: searched }, query);
  const { elements, totalElementCount: total } = newest;
  const filtered = pageOf(matching(list, elements, text, state), page);
  if (total <= searched) return filtered;
  return { ...filtered, note: `The filter searches the newest ${searched} of ${total}.` };
}

/** Loads the rows of what a search has found. */
export function loadRows<Row>(
  api: Api,
  { kind, get }: NonNullable<List<Row>['find']>,
  found: readonly Pick<types.api.SearchResult['found'][number], 'kind' | 'code'>[],
): Promise<Row[]> {
  return Promise.all(found.filter((one) => one.kind === kind).map(({ code }) => get(api, code)));
}

function queryOf(
  { text, state, from, to }: Chosen,
  order: Pick<Sorting, 'orderBy' | 'ascending'> | undefined,
): ListQuery & { readonly text: string; readonly state: string } {
  return {
    text: text.trim(),
    state,
    dates: { ...(from && { _from: from }), ...(to && { _to: `${to}T23:59:59Z` }) },
    // The names of orders are those of the columns.
    ...(order && { order: { _orderBy: order.orderBy as never, _asc: order.ascending } }),
  };
}

export function ListView<Row>({
  list,
  inputs = [],
}: {
  readonly list: List<Row>;
  readonly inputs?: readonly unknown[];
}): JSX.Element {
  const { caption } = list;
  const [page, setPage] = useState(0);
  // A link can choose a state: its third part.
  const [, , linked = ''] = useRoute();
  const [chosen, setChosen] = useState<Chosen>({ text: '', state: linked, from: '', to: '' });
  const [order, setOrder] = useState<Pick<Sorting, 'orderBy' | 'ascending'>>();
  const query = queryOf(chosen, order);
  const load = (api: Api, number: number, size: number) =>
    loadFiltered(api, list, { _pageNumber: number, _pageSize: size }, query);
  const live = useApiData(
    (api) => load(api, page, pageSize),
    [caption, ...inputs, query, page],
    list.always,
  );
  const { api: tenantApi } = useTenant();
  const orderRows = (orderBy: string): void => {
    setOrder({ orderBy, ascending: order?.orderBy === orderBy && !order.ascending });
    setPage(0);
  };
  const save = async (): Promise<string> => {
    const { elements, totalElementCount: total } = await load(tenantApi, 0, searched);
    const name = `${caption.toLowerCase().replaceAll(' ', '-')}.csv`;
    saveFile(name, csvOf(list, elements), 'text/csv');
    return `${elements.length} of ${total}`;
  };
  const [seen] = useState(() => new Set<string>());
  const states = addStates(list, seen, live.data?.elements);
  const isFiltered = Object.values(chosen).some((value) => value.trim() !== '');
  return (
    <>
      {list.create && <p class="actions">{list.create}</p>}
      {(isFiltered || live.data?.totalElementCount !== 0) && (
        <Filter
          hint={list.find ? 'Name, reference or code' : list.text?.hint}
          states={states}
          hasDates={list.loadsDates === true}
          chosen={chosen}
          choose={(part) => {
            setChosen({ ...chosen, ...part });
            setPage(0);
          }}
        />
      )}
      <Loaded live={live}>
        {(found) => (
          <Rows
            list={list}
            found={found}
            isFiltered={isFiltered}
            page={page}
            go={setPage}
            sorting={{ orderBy: undefined, ascending: false, ...order, orderRows }}
            save={save}
          />
        )}
      </Loaded>
    </>
  );
}

/** Adds the states of loaded rows to those seen. Returns the states to choose from; undefined if rows have none. */
function addStates<Row>(
  { states, stateOf }: List<Row>,
  seen: Set<string>,
  rows: readonly Row[] = [],
): readonly string[] | undefined {
  if (!stateOf) return undefined;
  for (const state of rows.flatMap((row) => stateOf(row) ?? [])) seen.add(state);
  return states ?? [...seen];
}

function Rows<Row>({
  list,
  found: { elements, totalElementCount: total, note },
  isFiltered,
  page,
  go,
  sorting,
  save,
}: {
  readonly list: List<Row>;
  readonly found: FilteredPage<Row>;
  readonly isFiltered: boolean;
  readonly page: number;
  readonly go: (page: number) => void;
  readonly sorting: Sorting;
  readonly save: () => Promise<string>;
}): JSX.Element {
  const { show, empty, actions } = list;
  const none = isFiltered ? <p>Nothing matches the filter.</p> : <div class="empty">{empty}</div>;
  return (
    <>
      {elements.length > 0 &&
        (show?.(elements) ?? <DataTable table={list} rows={elements} sorting={sorting} />)}
      {total === 0 && none}
      {note !== undefined && <p class="quiet">{note}</p>}
      <Pager page={page} total={total} go={go} />
      {total > 0 && !show && (
        <p class="actions">
          <ActionButton act={save}>Save as CSV</ActionButton>
        </p>
      )}
      {total > 0 && actions && <p class="actions">{actions}</p>}
    </>
  );
}

/** The rows that contain a text, in any case, and have a state; both may be empty. */
function matching<Row>(
  list: List<Row>,
  rows: readonly Row[],
  text: string,
  state: string,
): readonly Row[] {
  const words = text.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (state === '' || list.stateOf?.(row) === state) &&
      (words === '' || (list.text?.of(row) ?? '').toLowerCase().includes(words)),
  );
}
