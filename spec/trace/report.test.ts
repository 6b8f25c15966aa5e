import { expect, test } from 'vitest';
import { parseClaims } from './claims.ts';
import { listClaims } from './list.ts';
import { reportTables } from './report.ts';

const { claims } = parseClaims(
  `
- { id: CORE-AH-001, kind: rule, test: GET }
- { id: CORE-AH-002, kind: gap, decision: D1, test: GET }
- { id: EXT-PO-001, kind: rule, test: spec-only }
- { id: EXT-PO-002, kind: rule, test: POST }
`,
  'claims.yaml',
);
const citations = {
  claims: new Map([['CORE-AH-001', ['/info', '/servers/0']]]),
  decisions: new Map<string, string[]>(),
};
const checks = [
  { id: 'examples/one', kind: 'generic', claims: ['CORE-AH-001', 'D1'] },
  { id: 'scenario/one', kind: 'scenario', claims: ['CORE-AH-001'] },
];

test('counts by area and by kind', () => {
  expect(reportTables(claims, citations, checks)).toBe(
    `
area     claims  expressed  decided  open  scenario  derived  by reading  unproved
CORE-AH       2          1        1     ·         1        1           ·         ·
EXT-PO        2          ·        ·     2         ·        ·           1         1
all           4          1        1     2         1        1           1         1

kind  claims  expressed  decided  open  scenario  derived  by reading  unproved
rule       3          1        ·     2         1        ·           1         1
gap        1          ·        1     ·         ·        1           ·         ·
all        4          1        1     2         1        1           1         1
`.trim(),
  );
});

test('lists each claim with its place and its check', () => {
  expect(listClaims(claims, citations, checks)).toBe(
    `
CORE-AH-001
    place  /info  (and 1 more)
    check  scenario/one  (and 1 more)
CORE-AH-002
    place  D1
    check  examples/one
EXT-PO-001
    place  nowhere
    check  spec-only
EXT-PO-002
    place  nowhere
    check  no check
`.trim(),
  );
});
