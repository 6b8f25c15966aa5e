import type { Contracts, Report } from '../finding.js';
import { canonicalText } from '../schema/canonical.js';
import { pairBy } from './pair.js';
import { compareTexts } from '../report-differences.js';

/** Finds components with the same schema under another name. */
export function compareComponentNames({ before, after }: Contracts, report: Report): void {
  const { gone, added } = pairBy(before.schemas, after.schemas, ({ name }) => name.original);
  const { pairs } = pairBy(
    gone,
    added,
    ({ schema }) => canonicalText(schema, before.lookup),
    ({ schema }) => canonicalText(schema, after.lookup),
  );
  for (const { before: old, after: now } of pairs) {
    const places = { field: '', before: old.schema.pointer, after: now.schema.pointer };
    compareTexts('schema/renamed', old.name.original, now.name.original, places, report);
  }
}
