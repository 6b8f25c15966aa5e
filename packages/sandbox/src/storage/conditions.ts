import { type RawBuilder, sql } from 'kysely';
import type { Period } from '../kernel/page.js';

/** The condition that a moment is in a period. */
export function isWithin(column: string, { from, to }: Period): RawBuilder<boolean> {
  const moment = sql.ref(column);
  const after = from === undefined ? sql`1 = 1` : sql`${moment} >= ${from}`;
  return sql<boolean>`${after} and ${to === undefined ? sql`1 = 1` : sql`${moment} < ${to}`}`;
}

/** The condition that a column contains a text, in any case. */
export function contains(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}
