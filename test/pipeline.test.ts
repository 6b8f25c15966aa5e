import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOfContract, writePassed } from '../scripts/passed.js';
import { copyRepository, type Copy } from './copy.js';

const balance = 'spec/v1/schemas/v1.Balance.yaml';
const path = 'spec/v1/paths/fund_balance_{code}.yaml';

let copy: Copy;
beforeAll(() => {
  copy = copyRepository();
});
afterAll(() => copy.remove());

function edit(file: string, before: string, after: string): () => void {
  const place = join(copy.folder, file);
  const text = readFileSync(place, 'utf8');
  expect(text).toContain(before);
  writeFileSync(place, text.replace(before, after));
  return () => writeFileSync(place, text);
}

interface Fault {
  readonly fault: string;
  readonly file: string;
  readonly change: readonly [before: string, after: string];
  readonly place: RegExp;
  readonly says: string;
  readonly hint: string;
}

/** Reported alone: every other rule would report its consequences. */
const lostReference: Fault = {
  fault: 'an unresolved reference',
  file: path,
  change: ['../schemas/v1.Balance.yaml', '../schemas/v1.Balanced.yaml'],
  place: /spec\/v1\/paths\/fund_balance_\{code\}\.yaml:34:13/,
  says: "no such file or directory 'spec/v1/schemas/v1.Balanced.yaml'",
  hint: 'Correct the path',
};

/** Found by the linter in one run, in this order: a file without references may be the consequence of another fault. */
const lintFaults: readonly Fault[] = [
  {
    fault: 'a citation of an unknown claim',
    file: 'spec/claims.yaml',
    change: ['- id: CORE-BAL-001\n', '- id: CORE-BAL-991\n'],
    place: /spec\/v1\/schemas\/v1\.Balance\.yaml:\d+:\d+/,
    says: 'cites CORE-BAL-001, which is not in spec/claims.yaml',
    hint: 'Correct the id',
  },
  {
    fault: 'an unknown decision',
    file: balance,
    change: ['x-decision: [D55', 'x-decision: [D9955, D55'],
    place: /spec\/v1\/schemas\/v1\.Balance\.yaml:\d+:\d+/,
    says: 'D9955',
    hint: 'spec/decisions.md',
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
    // The links to both operations have no findings of their own.
    fault: 'a duplicate operationId',
    file: 'spec/v1/paths/accountholders_{code}.yaml',
    change: ['operationId: v1.getAccountHolder', 'operationId: v1.getPaymentSplit'],
    place: /spec\/v1\/paths\/fund_split-payments_\{code\}\.yaml:2:3/,
    says: 'must have a unique `operationId`',
    hint: 'give one of them a name of its own',
  },
  {
    fault: 'an example without references',
    file: 'spec/v1/paths/accountholders_{code}.yaml',
    change: ['v1.AccountHolderThin.yaml', 'v1.AccountHolderNameOnlyCreated.yaml'],
    place: /spec\/openapi\.yaml:1:1/,
    says: 'No $ref refers to the file v1/examples/v1.AccountHolderThin.yaml',
    hint: 'add a $ref',
  },
];

const traceFault: Fault = {
  fault: 'a claim without a citation',
  file: balance,
  change: ['x-claims: [CORE-BAL-001]', 'x-decision: D25'],
  place: /spec\/claims\.yaml:\d+/,
  says: 'CORE-BAL-001: no element of the document expresses this field',
  hint: 'Cite it by x-claims',
};

// One emitter, to save time: it runs while the contract is checked.
const generate: Parameters<Copy['run']> = ['generate', '--only', 'vocabulary'];
const trace: Parameters<Copy['run']> = ['spec:trace'];

const runs = [
  { what: lintFaults.map(({ fault }) => fault).join(', '), faults: lintFaults, command: generate },
  { what: lostReference.fault, faults: [lostReference], command: generate },
  { what: traceFault.fault, faults: [traceFault], command: trace },
];

// Each run takes the time of all lint rules, or of the trace.
test.each(runs)(
  'reports an error in the contract once, with its place and remedy: $what',
  { tags: 'long' },
  async ({ faults, command }) => {
    const undo = faults.map(({ file, change: [before, after] }) => edit(file, before, after));
    const { code, output } = await copy.run(...command);
    for (const back of undo.toReversed()) back();
    expect(code).toBe(1);
    for (const { place, says, hint } of faults) {
      expect(output).toMatch(place);
      expect(output).toContain(says);
      expect(output).toContain(hint);
    }
    const places = faults.map(({ says }) => output.indexOf(says));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(output.match(/^\[\d+\]/gm)?.length ?? 1).toBe(faults.length);
    expect(output).not.toMatch(/^\s+at .*\(.*:\d+:\d+\)$/m);
  },
);

// The committed generated code is up to date: otherwise `--check` would list other files too.
test(
  'an optional field changes only types, vocabulary, validators and the document',
  { tags: 'ci' },
  async () => {
    const undo = edit(
      'spec/v2/schemas/v2.BalanceTransferCreate.yaml',
      'properties:\n',
      'properties:\n  note:\n    type: string\n    maxLength: 40\n    description: A note of your own.\n    x-decision: D1\n',
    );
    // Skips lint and trace, which test/docs/contributing.test.ts runs with an added field.
    writePassed(copy.folder, { contract: hashOfContract(copy.folder) });
    const check = await copy.run('generate', '--check');
    undo();
    expect(check.code).toBe(1);
    const changed = [...check.output.matchAll(/^(new|stale|changed) +(\S+)$/gm)].map(
      ([, , name]) => name,
    );
    expect(changed).toEqual([
      'packages/contract/src/document/generated/openapi.json',
      'packages/contract/src/generated/v2.ts',
      'packages/contract/src/vocabulary/generated/v2.ts',
      'packages/validators/src/generated/v2.ts',
    ]);
    expect(check.output).toContain('note: z.optional(z.string().check(length(0, 40))),');
  },
);
