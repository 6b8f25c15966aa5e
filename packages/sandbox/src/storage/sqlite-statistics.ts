import type { Connection } from './connection.js';

/** The number of rows that SQLite should assume for each table. */
const rows = 1_000_000;

/** How many of them belong to one generation of a tenant, and by how much each further column of an index reduces them. */
const rowsOfOwner = 100_000;
const selectivity = 1000;

interface Statistic {
  readonly table: string;
  /** The index; the name of the table for its primary key. */
  readonly index: string;
  /** The number of rows of the table, then of rows with equal values in the first, the first two, … columns. */
  readonly stat: string;
}

/**
 * Writes index statistics for SQLite's planner. Without them it assumes ten rows per tenant and scans all of them
 * instead of using the next columns of an index. ANALYZE would count the actual rows, which are none at first.
 */
export async function writeIndexStatistics(connection: Connection): Promise<void> {
  const wanted = await statisticsOf(connection);
  await connection.script('ANALYZE sqlite_schema');
  const query = 'SELECT tbl, idx, stat FROM sqlite_stat1 ORDER BY tbl, idx';
  const { rows: known } = await connection.query(query, []);
  const existing = known.map((row) => [row['tbl'], row['idx'], row['stat']].join(' '));
  if (existing.join('\n') === wanted.map((one) => Object.values(one).join(' ')).join('\n')) return;
  await connection.query('BEGIN', []);
  await connection.query('DELETE FROM sqlite_stat1', []);
  for (const { table, index, stat } of wanted) {
    const insert = 'INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES (?, ?, ?)';
    await connection.query(insert, [table, index, stat]);
  }
  await connection.query('COMMIT', []);
  // Reloads the statistics in this connection; other connections load them when they are opened.
  await connection.script('ANALYZE sqlite_schema');
}

async function statisticsOf(connection: Connection): Promise<Statistic[]> {
  const { rows: found } = await connection.query(
    `SELECT t.name AS tbl, iif(i.origin = 'pk', t.name, i.name) AS idx, i."unique" AS is_unique,
      (SELECT group_concat(name) FROM pragma_index_info(i.name)) AS columns
    FROM sqlite_schema AS t, pragma_index_list(t.name) AS i
    WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' ORDER BY 1, 2`,
    [],
  );
  return found.map((row) => ({
    table: String(row['tbl']),
    index: String(row['idx']),
    stat: statOf(String(row['columns']).split(','), row['is_unique'] === 1),
  }));
}

function statOf(columns: readonly string[], isUnique: boolean): string {
  let matching = rows;
  const counts = columns.map((column, place) => {
    if (isUnique && place === columns.length - 1) return 1;
    const isOwner = column === 'tenant' || column === 'generation';
    matching = isOwner ? rowsOfOwner : Math.max(2, matching / selectivity);
    return matching;
  });
  return [rows, ...counts].join(' ');
}
