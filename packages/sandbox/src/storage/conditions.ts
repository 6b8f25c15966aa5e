import { type RawBuilder, sql } from 'kysely';
import type { Period } from '../kernel/page.js';
import type { Engine } from './connection.js';

/** The condition that a moment is in a period. */
export function isWithin(column: string, { from, to }: Period): RawBuilder<boolean> {
  const moment = sql.ref(column);
  const after = from === undefined ? sql`1 = 1` : sql`${moment} >= ${from}`;
  return sql<boolean>`${after} and ${to === undefined ? sql`1 = 1` : sql`${moment} < ${to}`}`;
}

/** The condition that a column begins with a text, by an index of the column. */
export function startsWith(engine: Engine, column: string, text: string): RawBuilder<boolean> {
  const name = sql.ref(column);
  const pattern = `${escapePattern(text)}%`;
  // The order of texts in PostgreSQL depends on its locale; LIKE in SQLite uses no index.
  if (engine === 'postgres') return sql<boolean>`${name} like ${pattern} escape '\\'`;
  return sql<boolean>`${name} >= ${text} and ${name} < ${`${text}\u{10FFFF}`}`;
}

/** The condition that a column contains a text, in any case. */
export function contains(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${escapePattern(text.toLowerCase())}%`;
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
