import type { Connection } from './connection.js';

/** What SQLite is to assume of a table that has grown. */
const rows = 1_000_000;

/** How many rows of it a tenant has, and by how much each further column of an index narrows them. */
const rowsOfTenant = 100_000;
const selectivity = 1000;

interface Statistic {
  readonly table: string;
  /** The index; the name of the table for its primary key. */
  readonly index: string;
  /** The rows of the table, then those that agree in the first, the first two, … columns. */
  readonly stat: string;
}

/**
 * Tells SQLite what to expect of the indexes. Left alone it takes a tenant for ten rows, and reads all
 * of them rather than look one up; ANALYZE would count what is there, which is nothing at first.
 */
export async function describeIndexes(connection: Connection): Promise<void> {
  const wanted = await statisticsOf(connection);
  await connection.script('ANALYZE sqlite_schema');
  const query = 'SELECT tbl, idx, stat FROM sqlite_stat1 ORDER BY tbl, idx';
  const { rows: known } = await connection.query(query, []);
  const told = known.map((row) => [row['tbl'], row['idx'], row['stat']].join(' '));
  if (told.join('\n') === wanted.map((one) => Object.values(one).join(' ')).join('\n')) return;
  await connection.query('BEGIN', []);
  await connection.query('DELETE FROM sqlite_stat1', []);
  for (const { table, index, stat } of wanted) {
    const insert = 'INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES (?, ?, ?)';
    await connection.query(insert, [table, index, stat]);
  }
  await connection.query('COMMIT', []);
  // Has this connection read what now stands there; others read it when they are opened.
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
    matching = column === 'tenant' ? rowsOfTenant : Math.max(2, matching / selectivity);
    return matching;
  });
  return [rows, ...counts].join(' ');
}
