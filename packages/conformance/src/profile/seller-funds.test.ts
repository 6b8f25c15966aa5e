import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { fixedMembers } from './seller-funds.js';

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => namesIn(each));
  if (typeof value !== 'object' || value === null) return [];
  const { in: place, name, properties } = value as Readonly<Record<string, unknown>>;
  const own = typeof place === 'string' && typeof name === 'string' ? [name] : [];
  const members = typeof properties === 'object' ? Object.keys(properties ?? {}) : [];
  return [...own, ...members, ...Object.values(value).flatMap((each) => namesIn(each))];
}

const known = new Set(namesIn([document.paths, document.components]));

test.each([...fixedMembers])('the document has a member or parameter %s', (name) => {
  expect(known).toContain(name);
});
