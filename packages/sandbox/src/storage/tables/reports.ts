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
    periodFrom: int,
    /** Not included. */
    periodTo: int,
    /** The signature in the URL of the file. */
    signature: text,
    /** The content of the file; null until it is created. */
    content: optional(text),
    completedAt: optional(int),
    createdAt: int,
  },
  {
    key: ['code'],
    checks: {
      period: 'periodFrom < periodTo',
      completed:
        "(status = 'COMPLETED') = (content IS NOT NULL) AND (content IS NULL) = (completedAt IS NULL)",
    },
    indexes: {
      by_kind: { columns: ['report', 'code'] },
    },
  },
);

export type ReportRow = RowOf<typeof reports>;
