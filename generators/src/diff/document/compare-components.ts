import type { ComponentSchema } from '../../model/contract.js';
import type { Report } from '../finding.js';
import { canonicalText } from '../schema/canonical.js';
import type { Lookups } from '../schema/compare-schemas.js';
import type { Contracts } from './pair.js';

/** Finds components that say the same under another name. */
export function compareComponentNames(
  { before, after }: Contracts,
  lookups: Lookups,
  report: Report,
): void {
  const gone = without(before.schemas, after.schemas);
  const added = without(after.schemas, before.schemas);
  const texts = new Map(added.map((each) => [canonicalText(each.schema, lookups.after), each]));
  for (const old of gone) {
    const text = canonicalText(old.schema, lookups.before);
    const now = texts.get(text);
    if (!now) continue;
    texts.delete(text);
    report({
      rule: 'schema/renamed',
      message: `${old.name.original} → ${now.name.original}`,
      field: '',
      before: old.schema.pointer,
      after: now.schema.pointer,
    });
  }
}

function without(
  all: readonly ComponentSchema[],
  others: readonly ComponentSchema[],
): ComponentSchema[] {
  const names = new Set(others.map(({ name }) => name.original));
  return all.filter(({ name }) => !names.has(name.original));
}
