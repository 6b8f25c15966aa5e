import type { ComponentChildren, JSX } from 'preact';

export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ComponentChildren;
  /** True for counts and amounts, which are aligned to the right. */
  readonly number?: boolean;
  /** True for long texts, which are wrapped. */
  readonly long?: boolean;
  /** True for what a narrow window leaves out; the view of the row has it. */
  readonly minor?: boolean;
}

/** A table of rows. Its first column names the row. It scrolls horizontally if it is too wide. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
}: {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}): JSX.Element {
  const classOf = ({ number, long, minor }: Column<Row>): string =>
    [number && 'number', long && 'long', minor && 'minor'].filter(Boolean).join(' ');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div class="scroll" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" class={classOf(column)}>
                {column.name}
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
                  <td key={column.name} class={classOf(column)}>
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
