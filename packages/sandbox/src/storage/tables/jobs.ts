import { int, optional, Table, text, type RowOf } from '../table.js';

/** Scheduled jobs, with their due time on the tenant's clock. */
export const jobs = new Table(
  'jobs',
  {
    due_at: int,
    /** The code of the object that it concerns. Jobs due at the same time run ordered by code. */
    code: text,
    kind: text,
    payload: text,
    /** The error of a failed job, which is not tried again. */
    failure: optional(text),
  },
  {
    key: ['due_at', 'code', 'kind'],
  },
);

export type JobRow = RowOf<typeof jobs>;
