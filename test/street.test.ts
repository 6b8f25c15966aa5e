import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyRepository, type Copy } from './copy.js';

const balance = 'spec/v1/schemas/v1.Balance.yaml';
const path = 'spec/v1/paths/fund_balance_{code}.yaml';

let copy: Copy;
beforeAll(() => {
  copy = copyRepository();
});
afterAll(() => copy.remove());

/** Replaces text of a file in the copy and gives back what undoes it. */
function edit(file: string, before: string, after: string): () => void {
  const place = join(copy.folder, file);
  const text = readFileSync(place, 'utf8');
  expect(text).toContain(before);
  writeFileSync(place, text.replace(before, after));
  return () => writeFileSync(place, text);
}

describe('a fault of the contract is one clear error', () => {
  test.each([
    {
      fault: 'a reference that leads nowhere',
      file: path,
      change: ['../schemas/v1.Balance.yaml', '../schemas/v1.Balanced.yaml'],
      place: /spec\/v1\/paths\/fund_balance_\{code\}\.yaml:34:13/,
      says: "no such file or directory 'spec/v1/schemas/v1.Balanced.yaml'",
      hint: 'Correct the path',
    },
    {
      fault: 'an operationId that is used twice',
      file: path,
      change: ['operationId: v1.getBalance', 'operationId: v1.getPaymentSplit'],
      place: /spec\/v1\/paths\/fund_split-payments_\{code\}\.yaml:2:3/,
      says: 'must have a unique `operationId`',
      hint: 'give one of them a name of its own',
    },
    {
      fault: 'an example of a wrong type',
      file: 'spec/v1/examples/v1.Balance.yaml',
      change: ['amount: 8800', 'amount: lots'],
      place: /spec\/v1\/examples\/v1\.Balance\.yaml:4:11/,
      says: '`amount` property type must be integer',
      hint: 'Correct the example',
    },
    {
      fault: 'a claim that was removed',
      file: 'spec/claims.yaml',
      change: ['- id: CORE-BAL-002\n', '- id: CORE-BAL-992\n'],
      place: /spec\/v1\/schemas\/v1\.Balance\.yaml:\d+:\d+/,
      says: 'cites CORE-BAL-002, which spec/claims.yaml does not list',
      hint: 'Correct the id',
    },
    {
      fault: 'a claim that nothing cites any more',
      file: balance,
      change: ['x-claims: [CORE-BAL-001]', 'x-decision: D25'],
      place: /spec\/claims\.yaml:\d+/,
      says: 'CORE-BAL-001: no element of the document expresses this field',
      hint: 'Cite it by x-claims',
    },
    {
      fault: 'an unknown decision',
      file: balance,
      change: ['x-decision: [D55', 'x-decision: [D9955'],
      place: /spec\/v1\/schemas\/v1\.Balance\.yaml:\d+:\d+/,
      says: 'D9955',
      hint: 'spec/decisions.md',
    },
  ])('$fault', async ({ file, change: [before = '', after = ''], place, says, hint }) => {
    const undo = edit(file, before, after);
    const { code, output } = await copy.run('generate');
    undo();
    expect(code).toBe(1);
    expect(output).toMatch(place);
    expect(output).toContain(says);
    expect(output).toContain(hint);
    expect(output).not.toMatch(/^\[2\]|errors\.$/m);
    expect(output).not.toMatch(/^\s+at .*\(.*:\d+:\d+\)$/m);
  });
});

test('an optional field shows in types, validators and document, and nothing else changes', async () => {
  const undo = edit(
    'spec/v2/schemas/v2.BalanceTransferCreate.yaml',
    'properties:\n',
    'properties:\n  note:\n    type: string\n    maxLength: 40\n    description: A note of your own.\n    x-decision: D1\n',
  );
  const check = await copy.run('generate', '--check');
  undo();
  expect(check.code).toBe(1);
  const changed = [...check.output.matchAll(/^(new|stale|changed) +(\S+)$/gm)].map(
    ([, , name]) => name,
  );
  expect(changed).toEqual([
    'packages/contract/src/generated/openapi.json',
    'packages/contract/src/generated/v2.ts',
    'packages/validators/src/generated/v2.ts',
  ]);
  expect(check.output).toContain('note: z.optional(z.string().check(length(0, 40))),');
});

test('what is committed is what the contract says', async () => {
  const { code, output } = await copy.run('generate', '--check');
  expect(output).toContain('Nothing has changed.');
  expect(code).toBe(0);
});
