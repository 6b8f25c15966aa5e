import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type * as types from '../../src/generated/types/index.js';
import type { Api } from './api.js';
import { Loaded, Pager, pageSize } from './components.js';
import { type Column, DataTable } from './data-table.js';
import { SelectField, TextField } from './fields.js';
import { useRoute } from './route.js';
import { stateText } from './states.js';
import { useApiData } from './tenant-context.js';

interface ListPage<Row> {
  readonly elements: readonly Row[];
  readonly totalElementCount: number;
}

/** A page of the rows that pass a filter, and what the filter searches. */
interface FilteredPage<Row> extends ListPage<Row> {
  readonly note?: string;
}

/** A page of a list. */
type PageInput = { readonly _pageNumber: number; readonly _pageSize: number };

export interface List<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** Displays rows in another way than as a table. */
  readonly show?: (rows: readonly Row[]) => ComponentChildren;
  readonly keyOf: (row: Row) => string;
  /** Loads a page of the list; of the rows with a state, if `loadsState` is true. */
  readonly load: (api: Api, page: PageInput, state?: string) => Promise<ListPage<Row>>;
  /** What the text of the filter finds by the search of the sandbox. */
  readonly find?: {
    readonly kind: types.api.FoundKind;
    readonly get: (api: Api, code: string) => Promise<Row>;
  };
  /** The text of a row that the filter searches, for a list without `find`. A list without both has no filter. */
  readonly textOf?: (row: Row) => string;
  /** What the filter searches; names, references and codes if left out. */
  readonly textHint?: string;
  /** The states to choose from; those of the rows that were loaded so far if left out. */
  readonly states?: readonly string[];
  /** True if `load` selects by state; otherwise the filter selects from the newest rows. */
  readonly loadsState?: boolean;
  /** The state of a row. */
  readonly stateOf?: (row: Row) => string | undefined;
  readonly empty: ComponentChildren;
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
  { text, state }: { readonly text: string; readonly state: string },
): Promise<FilteredPage<Row>> {
  if (text !== '' && list.find) {
    const { found } = await api.control.search.search({ text, kind: list.find.kind });
    const rows = matching(list, await loadRows(api, list.find, found), '', state);
    return { ...pageOf(rows, page), note: 'Up to 25 that the search finds.' };
  }
  if (text === '' && (state === '' || list.loadsState))
    return list.load(api, page, state || undefined);
  const newest = await list.load(api, { _pageNumber: 0, _pageSize: searched });
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

export function ListView<Row>({
  list,
  inputs = [],
}: {
  readonly list: List<Row>;
  readonly inputs?: readonly unknown[];
}): JSX.Element {
  const { caption } = list;
  const canFilter = list.find ?? list.textOf;
  const [page, setPage] = useState(0);
  const [text, setText] = useState('');
  // A link can choose a state: its third part.
  const [, , linked = ''] = useRoute();
  const [state, setState] = useState(linked);
  const isFiltered = text.trim() !== '' || state !== '';
  const live = useApiData(
    (api) =>
      loadFiltered(
        api,
        list,
        { _pageNumber: page, _pageSize: pageSize },
        { text: text.trim(), state },
      ),
    [caption, ...inputs, text.trim(), state, page],
    list.always,
  );
  const change =
    (set: (value: string) => void) =>
    (value: string): void => {
      set(value);
      setPage(0);
    };
  const [seen] = useState(() => new Set<string>());
  const states = addStates(list, seen, live.data?.elements);
  return (
    <>
      {canFilter && (isFiltered || live.data?.totalElementCount !== 0) && (
        <Filter
          hint={list.textHint ?? 'Name, reference or code'}
          text={text}
          setText={change(setText)}
          state={state}
          setState={change(setState)}
          states={states}
        />
      )}
      <Loaded live={live}>
        {(found) => (
          <Rows list={list} found={found} isFiltered={isFiltered} page={page} go={setPage} />
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
  list: { caption, columns, keyOf, show, empty, actions },
  found: { elements, totalElementCount: total, note },
  isFiltered,
  page,
  go,
}: {
  readonly list: List<Row>;
  readonly found: FilteredPage<Row>;
  readonly isFiltered: boolean;
  readonly page: number;
  readonly go: (page: number) => void;
}): JSX.Element {
  const none = isFiltered ? <p>Nothing matches the filter.</p> : <div class="empty">{empty}</div>;
  return (
    <>
      {elements.length > 0 &&
        (show?.(elements) ?? (
          <DataTable caption={caption} columns={columns} rows={elements} keyOf={keyOf} />
        ))}
      {total === 0 && none}
      {note !== undefined && <p class="quiet">{note}</p>}
      <Pager page={page} total={total} go={go} />
      {total > 0 && actions && <p class="actions">{actions}</p>}
    </>
  );
}

/** The rows that contain a text, in any case, and have a state; both may be empty. */
function matching<Row>(
  { textOf, stateOf }: List<Row>,
  rows: readonly Row[],
  text: string,
  state = '',
): readonly Row[] {
  const words = text.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (state === '' || stateOf?.(row) === state) &&
      (words === '' || (textOf?.(row) ?? '').toLowerCase().includes(words)),
  );
}

function Filter({
  hint,
  text,
  setText,
  state,
  setState,
  states,
}: {
  readonly hint: string;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly state: string;
  readonly setState: (state: string) => void;
  /** Undefined if the rows have no state. */
  readonly states: readonly string[] | undefined;
}): JSX.Element {
  return (
    <form class="filter" onSubmit={(event) => event.preventDefault()}>
      <TextField
        id="filter-text"
        label="Filter"
        type="search"
        placeholder={hint}
        value={text}
        onValue={setText}
      />
      {states && (
        <SelectField
          id="filter-state"
          label="State"
          value={state}
          onValue={setState}
          choices={[['', 'All'], ...states.map((one) => [one, stateText(one)] as const)]}
        />
      )}
    </form>
  );
}
