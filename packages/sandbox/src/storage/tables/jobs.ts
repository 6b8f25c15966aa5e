import { int, optional, Table, text, type RowOf } from '../table.js';

/** Scheduled jobs, with their due time on the tenant's clock. */
export const jobs = new Table(
  'jobs',
  {
    dueAt: int,
    /** The code of the object that it concerns. Jobs due at the same time run ordered by code. */
    code: text,
    kind: text,
    payload: text,
    /** The error of a failed job, which is not tried again. */
    failure: optional(text),
  },
  {
    key: ['dueAt', 'code', 'kind'],
  },
);

export type JobRow = RowOf<typeof jobs>;
