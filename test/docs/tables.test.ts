// The guides print the tables by which the sandbox refuses, offers and decides. UPDATE_DOCS=1 writes them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rates } from '../../packages/sandbox/src/domain/payouts/book-payout.js';
import { testValues } from '../../packages/sandbox/src/domain/test-values.js';
import { transitions } from '../../packages/sandbox/src/domain/transitions.js';
import { guide } from './programs.js';

const fields: Readonly<Record<keyof typeof testValues, string>> = {
  sellerName: 'a last or legal name that contains',
  checkedAccountNumber: 'the IBAN of a bank account',
  paidAccountNumber: 'the IBAN of a bank account',
  processorReference:
    'a `pspExtRef` of a payment, or `pspMutationExtRef` of a refund, that begins with',
};

const values = Object.entries(testValues).flatMap(([field, rows]) =>
  rows.map(({ value, effect }) => [fields[field as keyof typeof fields], `\`${value}\``, effect]),
);
const converted = Object.entries(rates).map(([currency, rate]) => [
  'the `targetCurrency` of a payout',
  `\`${currency}\``,
  `One euro is ${rate}.`,
]);
const actions = Object.entries(transitions).flatMap(([kind, rows]) =>
  Object.entries(rows).map(([action, row]) => {
    const all = row.from.map((state: string) => `\`${state}\``).join(', ');
    const needs = 'needs' in row ? row.needs : '';
    return [kind, `\`${action}\``, row.from.length > 4 ? 'any' : all, needs, row.then];
  }),
);

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |\n`;
}

test.each([
  ['sandbox.md', ['Object', 'Action', 'In the states', 'It needs', 'What follows'], actions],
  ['test-data.md', ['Field', 'Value', 'Effect'], [...values, ...converted]],
])('%s has the whole table', (name, titles, rows) => {
  const head = `${line(titles)}|${'---|'.repeat(titles.length)}\n`;
  const file = join(guide, name);
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf(head);
  const end = text.indexOf('\n\n', start) + 1;
  const table = head + rows.map(line).join('');
  expect(start).toBeGreaterThan(0);
  const updates = Boolean(process.env['UPDATE_DOCS']);
  if (updates) writeFileSync(file, text.slice(0, start) + table + text.slice(end));
  expect(updates ? table : text.slice(start, end)).toBe(table);
});
