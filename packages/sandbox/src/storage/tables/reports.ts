import { reportTypeValues } from '@seller-funds/contract/vocabulary/shared';
import { int, oneOf, optional, Table, text, type RowOf } from '../table.js';

export const reports = new Table(
  'reports',
  {
    code: text,
    report: oneOf(...reportTypeValues),
    status: oneOf('SCHEDULED', 'PROCESSING', 'COMPLETED', 'FAILED'),
    /** The code of its account holder; null for all. */
    holder: optional(text),
    /** Included, in milliseconds since 1970. */
    period_from: int,
    /** Not included. */
    period_to: int,
    /** The signature in the URL of the file. */
    signature: text,
    /** The content of the file; null until it is created. */
    content: optional(text),
    completed_at: optional(int),
    created_at: int,
  },
  {
    key: ['code'],
    checks: {
      period: 'period_from < period_to',
      completed:
        "(status = 'COMPLETED') = (content IS NOT NULL) AND (content IS NULL) = (completed_at IS NULL)",
    },
    indexes: {
      by_kind: { columns: ['report', 'code'] },
    },
  },
);

export type ReportRow = RowOf<typeof reports>;
