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

export interface List<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly load: (
    api: Api,
    page: { readonly _pageNumber: number; readonly _pageSize: number },
  ) => Promise<ListPage<Row>>;
  /** The text that the filter searches. Lists without it have no filter. */
  readonly textOf?: (row: Row) => string;
  /** The state by which the filter selects. */
  readonly stateOf?: (row: Row) => string | undefined;
  readonly empty: ComponentChildren;
  /** True to load again whenever the clock is loaded, for data that is not part of the tenant's state. */
  readonly always?: boolean;
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
  const { caption, columns, keyOf, textOf, stateOf } = list;
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
              {shown.length > 0 && (
                <DataTable caption={caption} columns={columns} rows={shown} keyOf={keyOf} />
              )}
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
  text,
  setText,
  state,
  setState,
  states,
}: {
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
        placeholder="Name, reference or code"
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
