import { expect, test } from 'vitest';
import { parseClaims } from './claims.ts';
import { reportTables } from './report.ts';

const { claims } = parseClaims(
  `
- { id: CORE-AH-001, kind: rule }
- { id: CORE-AH-002, kind: gap, decision: D1 }
- { id: EXT-PO-001, kind: rule, unexpressed: client, why: x }
- { id: EXT-PO-002, kind: rule }
`,
  'claims.yaml',
);

test('counts by area and by kind', () => {
  const citations = { claims: new Map([['CORE-AH-001', ['/info']]]), decisions: new Map() };
  expect(reportTables(claims, citations)).toBe(
    `
area     claims  expressed  decided  test-only  receiver  client  open
CORE-AH       2          1        1          ·         ·       ·     ·
EXT-PO        2          ·        ·          ·         ·       1     1
all           4          1        1          ·         ·       1     1

kind  claims  expressed  decided  test-only  receiver  client  open
rule       3          1        ·          ·         ·       1     1
gap        1          ·        1          ·         ·       ·     ·
all        4          1        1          ·         ·       1     1
`.trim(),
  );
});
