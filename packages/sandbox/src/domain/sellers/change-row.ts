import type { Changes } from './legal-entities/entity.js';

/** Returns a row after a change of columns: undefined keeps a value, null clears it. */
export function changeRow<Row extends object>(row: Row, columns: Changes<NoInfer<Row>>): Row {
  const sent = Object.entries(columns).filter(([, value]) => value !== undefined);
  return { ...row, ...(Object.fromEntries(sent) as Partial<Row>) };
}
