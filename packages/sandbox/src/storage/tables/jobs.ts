import { int, optional, tenantTable, text, type RowOf } from '../table.js';

/** Work that is due at a moment of the tenant's clock. */
export const jobs = tenantTable(
  'jobs',
  {
    due_at: int,
    /** What it is about; jobs of the same moment run in the order of their codes. */
    code: text,
    kind: text,
    payload: text,
    /** Why it failed; it is not tried again. */
    failure: optional(text),
  },
  {
    key: ['due_at', 'code', 'kind'],
  },
);

export type JobRow = RowOf<typeof jobs>;
