import type { ComponentChildren, JSX } from 'preact';
import { Moment, Money } from './components.js';

export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ComponentChildren;
  /** True for counts and amounts, which are aligned to the right. */
  readonly number?: boolean;
  /** True for long texts, which are wrapped. */
  readonly long?: boolean;
  /** What is summed below the rows. */
  readonly amount?: ((row: Row) => Amount | undefined) | undefined;
  /** What the API calls the order by this column, by which the reader can sort. */
  readonly orderBy?: string;
  /** True for what a narrow window leaves out; the view of the row has it. */
  readonly minor?: boolean;
}

interface Amount {
  readonly amount: number;
  readonly currency: string;
}

export interface Table<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
}

/** The order of rows, and how to change it. */
export interface Sorting {
  readonly orderBy: string | undefined;
  readonly ascending: boolean;
  readonly orderRows: (orderBy: string) => void;
}

/** A column of amounts. */
export function moneyColumn<Row>(
  name: string,
  amount: (row: Row) => Amount,
  more: Partial<Column<Row>> = {},
): Column<Row> {
  return { name, number: true, amount, cell: (row) => <Money {...amount(row)} />, ...more };
}

/** A column of dates and times. */
export function dateColumn<Row>(
  name: string,
  at: (row: Row) => string | undefined,
  more: Partial<Column<Row>> = {},
): Column<Row> {
  return { name, cell: (row) => <Moment at={at(row)} />, ...more };
}

function sumsOf<Row>({ amount }: Column<Row>, rows: readonly Row[]): [string, number][] {
  const sums = new Map<string, number>();
  for (const one of rows.flatMap((row) => amount?.(row) ?? []))
    sums.set(one.currency, (sums.get(one.currency) ?? 0) + one.amount);
  return [...sums];
}

/** A table of rows. Its first column names the row. It scrolls horizontally if it is too wide. */
export function DataTable<Row>({
  table: { caption, columns, keyOf },
  rows,
  sorting,
}: {
  readonly table: Table<Row>;
  readonly rows: readonly Row[];
  readonly sorting?: Sorting;
}): JSX.Element {
  const classOf = ({ number, long, minor }: Column<Row>): string =>
    [number && 'number', long && 'long', minor && 'minor'].filter(Boolean).join(' ');
  const unsummed = columns.findIndex(({ amount }) => !amount);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div class="scroll" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                class={classOf(column)}
                aria-sort={ariaSort(column, sorting)}
              >
                <Heading column={column} sorting={sorting} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column, index) => {
                const cell = column.cell(row);
                return index === 0 ? (
                  <th key={column.name} scope="row" class={classOf(column)}>
                    {cell}
                  </th>
                ) : (
                  <td key={column.name} class={classOf(column)} data-label={column.name}>
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        {rows.length > 1 && columns.some(({ amount }) => amount) && (
          <tfoot>
            <tr>
              {columns.map((column, index) => (
                <td
                  key={column.name}
                  class={classOf(column)}
                  data-label={column.amount && column.name}
                >
                  {index === unsummed && `Sum of ${rows.length} shown`}
                  {sumsOf(column, rows).map(([currency, amount]) => (
                    <div key={currency}>
                      <Money amount={amount} currency={currency} />
                    </div>
                  ))}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function ariaSort<Row>({ orderBy }: Column<Row>, sorting?: Sorting) {
  if (orderBy === undefined || sorting?.orderBy !== orderBy) return undefined;
  return sorting.ascending ? 'ascending' : 'descending';
}

function Heading<Row>({
  column: { name, orderBy },
  sorting,
}: {
  readonly column: Column<Row>;
  readonly sorting: Sorting | undefined;
}): JSX.Element {
  if (orderBy === undefined || !sorting) return <>{name}</>;
  const mark = sorting.orderBy === orderBy ? (sorting.ascending ? ' ▲' : ' ▼') : ' ↕';
  return (
    <button type="button" class="sort" onClick={() => sorting.orderRows(orderBy)}>
      {name}
      <span aria-hidden="true">{mark}</span>
    </button>
  );
}
