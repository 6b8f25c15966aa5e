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
    /** When its file was created; null until then. */
    completedAt: optional(int),
    createdAt: int,
  },
  {
    key: ['code'],
    checks: {
      period: 'periodFrom < periodTo',
      completed: "(status = 'COMPLETED') = (completedAt IS NOT NULL)",
    },
    indexes: {
      by_kind: { columns: ['report', 'code'] },
    },
  },
);

/** A part of the file of a report, so that no statement has the whole file. */
export const reportParts = new Table(
  'report_parts',
  {
    report: text,
    /** Counted from 0. */
    part: int,
    /** Lines of CSV. */
    content: text,
  },
  { key: ['report', 'part'], references: [{ columns: ['report'], to: reports }] },
);

export type ReportRow = RowOf<typeof reports>;
