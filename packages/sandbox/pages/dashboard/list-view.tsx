import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Api } from './api.js';
import { Loaded, Pager, pageSize } from './components.js';
import { type Column, DataTable } from './data-table.js';
import { SelectField, TextField } from './fields.js';
import { stateText } from './states.js';
import { useApiData } from './tenant-context.js';

interface ListPage<Row> {
  readonly elements: readonly Row[];
  readonly totalElementCount: number;
}

/** A page of a list. */
type PageInput = { readonly _pageNumber: number; readonly _pageSize: number };

export interface List<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** Displays rows in another way than as a table. */
  readonly show?: (rows: readonly Row[]) => ComponentChildren;
  readonly keyOf: (row: Row) => string;
  readonly load: (api: Api, page: PageInput) => Promise<ListPage<Row>>;
  /** The text that the filter searches. Lists without it have no filter. */
  readonly textOf?: (row: Row) => string;
  /** What the filter searches; names, references and codes if left out. */
  readonly textHint?: string;
  /** The state by which the filter selects. */
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

/** How many of the newest rows a filter searches: the largest page of the API. */
export const searched = 500;

export function ListView<Row>({
  list,
  inputs = [],
}: {
  readonly list: List<Row>;
  readonly inputs?: readonly unknown[];
}): JSX.Element {
  const { caption, columns, keyOf, textOf, stateOf, show } = list;
  const [page, setPage] = useState(0);
  const [text, setText] = useState('');
  const [state, setState] = useState('');
  const isFiltered = text.trim() !== '' || state !== '';
  const live = useApiData(
    (api) =>
      list.load(
        api,
        isFiltered
          ? { _pageNumber: 0, _pageSize: searched }
          : { _pageNumber: page, _pageSize: pageSize },
      ),
    [caption, ...inputs, isFiltered, page],
    list.always,
  );
  const change =
    (set: (value: string) => void) =>
    (value: string): void => {
      set(value);
      setPage(0);
    };
  // Stays on the page while rows are loaded, with the focus in it.
  const states = new Set((live.data?.elements ?? []).flatMap((row) => stateOf?.(row) ?? []));
  if (state !== '') states.add(state);
  return (
    <>
      {textOf && (isFiltered || live.data?.totalElementCount !== 0) && (
        <Filter
          hint={list.textHint ?? 'Name, reference or code'}
          text={text}
          setText={change(setText)}
          state={state}
          setState={change(setState)}
          states={stateOf ? [...states] : undefined}
        />
      )}
      <Loaded live={live}>
        {({ elements, totalElementCount }) => {
          const found = isFiltered ? matching(list, elements, text, state) : elements;
          const shown = isFiltered ? found.slice(page * pageSize, (page + 1) * pageSize) : found;
          return (
            <>
              {shown.length > 0 &&
                (show?.(shown) ?? (
                  <DataTable caption={caption} columns={columns} rows={shown} keyOf={keyOf} />
                ))}
              {totalElementCount === 0 && <div class="empty">{list.empty}</div>}
              {totalElementCount > 0 && found.length === 0 && <p>Nothing matches the filter.</p>}
              {isFiltered && totalElementCount > searched && (
                <p class="quiet">
                  The filter searches the newest {searched} of {totalElementCount}.
                </p>
              )}
              <Pager
                page={page}
                total={isFiltered ? found.length : totalElementCount}
                go={setPage}
              />
              {totalElementCount > 0 && list.actions && <p class="actions">{list.actions}</p>}
            </>
          );
        }}
      </Loaded>
    </>
  );
}

/** The rows that contain a text, in any case, and have a state; both may be empty. */
export function matching<Row>(
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
