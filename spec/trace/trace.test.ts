import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatFault } from './fault.ts';
import { traceDocument } from './trace.ts';

const decisions = `| # | Question | Decision | Why |
|---|---|---|---|
| D1 | Base | /api | x |
| D2 | Answers a gap | yes | x |
`;

const document = {
  info: { 'x-claims': ['CORE-GEN-001'], 'x-decision': 'D1' },
  paths: { '/a': { get: { 'x-claims': ['CORE-GEN-002'] } } },
};

const claims = `- id: CORE-GEN-001
  kind: convention
  at:
    - /info
- id: CORE-GEN-002
  kind: operation
  same_as: CORE-GEN-001
  at:
    - /paths/~1a/get
- id: CORE-GEN-003
  kind: gap
  decision: [D2, D1]
- id: CORE-GEN-004
  kind: rule
  unexpressed: test-only
  why: Time must pass.
`;

/** The faults as lines, without the folder. */
function faultsOf(files: { claims?: string; decisions?: string; document?: unknown }): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'trace-'));
  try {
    writeFileSync(join(folder, 'claims.yaml'), files.claims ?? claims);
    writeFileSync(join(folder, 'decisions.md'), files.decisions ?? decisions);
    const { faults } = traceDocument(folder, files.document ?? document);
    return faults.map((fault) => formatFault(fault).replace(`${folder}/`, ''));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const gap = (line: string) => claims.replace('  decision: [D2, D1]\n', line);
const bare = (from: string, to: string) => faultsOf({ claims: claims.replace(from, to) });

test('finds nothing where claims, decisions and document agree', () => {
  expect(faultsOf({})).toEqual([]);
});

test('finds pointers that lead nowhere, that are stale, and that lack', () => {
  const lost = claims.replace('- /info', '- /infos');
  const stale = claims.replace('- /info', '- /info\n    - /paths');
  const lacking = claims.replace('  at:\n    - /paths/~1a/get\n', '');
  const run = ' Run `pnpm spec:trace --write`.';
  expect(faultsOf({ claims: lost })).toEqual([
    `claims.yaml:1: CORE-GEN-001: at leads nowhere in the bundled document: /infos.${run}`,
  ]);
  expect(faultsOf({ claims: stale })).toEqual([
    `claims.yaml:1: CORE-GEN-001: at names elements that do not cite the claim: /paths.${run}`,
  ]);
  expect(faultsOf({ claims: lacking })).toEqual([
    `claims.yaml:5: CORE-GEN-002: at lacks elements that cite the claim: /paths/~1a/get.${run}`,
  ]);
});

test('finds ids that are given twice, and a restated claim that is unknown', () => {
  const twice = `${claims}- id: CORE-GEN-004\n  kind: rule\n  same_as: CORE-GEN-008\n  unexpressed: client\n  why: x\n`;
  expect(faultsOf({ claims: twice })).toEqual([
    'claims.yaml:17: CORE-GEN-004: the id is taken by the claim in line 13. Give one of them an id of its own.',
    'claims.yaml:17: CORE-GEN-004: same_as names CORE-GEN-008, which is not a claim. Correct the id.',
  ]);
  expect(faultsOf({ decisions: `${decisions}| D1 | Again | x | x |\n` })).toEqual([
    'decisions.md:5: D1: the number is taken by the decision in line 3. Give one of them another number.',
  ]);
});

test('finds gaps without a decision or with an unknown one', () => {
  const unused = 'decisions.md:4: D2: no element and no gap rests on this decision.';
  expect(faultsOf({ claims: gap('') })).toEqual([
    'claims.yaml:10: CORE-GEN-003: this gap has no decision. Add `decision: D…` with the number of the one that answers it.',
    expect.stringContaining(unused),
  ]);
  expect(faultsOf({ claims: gap('  decision: D4\n') })).toEqual([
    expect.stringContaining(
      'claims.yaml:10: CORE-GEN-003: decision names D4, which spec/decisions.md does not list.',
    ),
    expect.stringContaining(unused),
  ]);
});

test('finds claims that nothing expresses and that do not say why', () => {
  expect(bare('  unexpressed: test-only\n  why: Time must pass.\n', '')).toEqual([
    expect.stringContaining(
      'claims.yaml:13: CORE-GEN-004: no element of the document expresses this claim. Cite it by x-claims at the element that does, or add `unexpressed: test-only|receiver|client`',
    ),
  ]);
  expect(bare('  why: Time must pass.\n', '')).toEqual([
    'claims.yaml:13: CORE-GEN-004: unexpressed has no explanation. Add `why: …` in a sentence.',
  ]);
  expect(bare('test-only', 'later')).toEqual([
    'claims.yaml:13: CORE-GEN-004: unexpressed is "later". Write one of test-only, receiver, client.',
  ]);
  expect(bare('kind: rule', 'kind: field')).toEqual([
    'claims.yaml:13: CORE-GEN-004: no element of the document expresses this field. Cite it by x-claims at the element that does.',
  ]);
  expect(
    bare('  at:\n    - /info\n', '  at:\n    - /info\n  unexpressed: client\n  why: x\n'),
  ).toEqual([
    'claims.yaml:1: CORE-GEN-001: the document cites the claim, but it says unexpressed. Remove unexpressed and why.',
  ]);
  expect(bare('kind: rule\n', 'kind: rule\n  decision: D1\n')).toEqual([
    'claims.yaml:13: CORE-GEN-004: decision stands at a claim of kind rule. Only gaps have one; remove it.',
  ]);
});

test('reports a claim that lost its only element once', () => {
  expect(faultsOf({ document: { info: document.info } })).toEqual([
    'claims.yaml:5: CORE-GEN-002: no element of the document expresses this operation any more; it was at /paths/~1a/get. Cite it by x-claims at the element that does.',
  ]);
});

test('finds a claim that holds something else than its schema', () => {
  const schema = { properties: { a: { 'x-claims': ['CORE-GEN-005'] } } };
  const requestBody = { content: { 'application/json': { schema } } };
  const paths = { ...document.paths, '/b': { post: { requestBody } } };
  const at = '/paths/~1b/post/requestBody/content/application~1json/schema/properties/a';
  const required = `${claims}- id: CORE-GEN-005\n  kind: field\n  holds: { a: { required: true } }\n  at:\n    - ${at}\n`;
  expect(faultsOf({ claims: required, document: { ...document, paths } })).toEqual([
    expect.stringContaining(
      `claims.yaml:17: CORE-GEN-005: holds of a: at ${at} it has required: false, and the claim has true.`,
    ),
  ]);
});

test('says where a claims file cannot be read', () => {
  expect(() => faultsOf({ claims: '- id: A\n  kind: [\n' })).toThrow(
    /claims\.yaml:\d+: this is not valid YAML/,
  );
  expect(() => faultsOf({ claims: '- id: A\n  kind: rule\n- says: x\n' })).toThrow(
    /claims\.yaml:3: a claim needs the fields id and kind/,
  );
  expect(() => faultsOf({ claims: 'a: b\n' })).toThrow(/claims\.yaml:1: expected a list/);
});
