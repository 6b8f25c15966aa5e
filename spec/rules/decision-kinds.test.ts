import { expect, test } from 'vitest';
import { head, lintWith } from './support/lint.ts';

const claims = `- { id: CORE-GEN-001, kind: rule }
- { id: EXT-GEN-001, kind: rule }
- { id: CORE-GEN-002, kind: gap, decision: D1 }
`;

interface Page {
  readonly rows: string;
  readonly openPoints?: string;
}

const lint = async ({ rows, openPoints = '' }: Page) => {
  const page = `# Decisions

| # | Question | Decision | Why | Kind | Rests on |
|---|---|---|---|---|---|
${rows}`;
  const files = {
    'openapi.yaml': `${head}paths: {}\n`,
    'claims.yaml': claims,
    'decisions.md': page,
    'open-points.md': openPoints,
  };
  const found = await lintWith('decision-kinds', files, {
    file: 'decisions.md',
    claims: 'claims.yaml',
    openPoints: 'open-points.md',
  });
  return found.map(({ message }) => message);
};

test('accepts a silence with and without claims, and a contradiction between two', async () => {
  const rows = `| D1 | A | b\\|c | d | silence | CORE-GEN-002, CORE-GEN-001 |
| D2 | A | b | d | silence | - |
| D3 | A | b | d | contradiction | CORE-GEN-001, EXT-GEN-001 |
`;
  expect(await lint({ rows })).toEqual([]);
});

test('rejects a decision without a kind, or with an unknown one', async () => {
  expect(await lint({ rows: '| D1 | A | b | c |\n| D2 | A | b | c | gap | - |\n' })).toEqual([
    'decisions.md:5: D1 has the unknown kind "". Write one of silence, contradiction, departure in the fifth column.',
    expect.stringContaining('decisions.md:6: D2 has the unknown kind "gap".'),
  ]);
});

test('rejects unknown claims, an empty cell, and a contradiction with one claim', async () => {
  const rows = `| D1 | A | b | c | silence | CORE-GEN-009, CORE-GEN-001 |
| D2 | A | b | c | silence | |
| D3 | A | b | c | contradiction | CORE-GEN-001 |
| D4 | A | b | c | silence | CORE-GEN-001 to CORE-GEN-002 |
`;
  expect(await lint({ rows })).toEqual([
    'decisions.md:5: D1 cites "CORE-GEN-009", which is not in claims.yaml. Correct the id; separate several ids with commas.',
    expect.stringContaining('decisions.md:6: D2 names no related claims.'),
    expect.stringContaining('decisions.md:7: D3 settles a contradiction but cites fewer than two'),
    expect.stringContaining('decisions.md:8: D4 cites "CORE-GEN-001 to CORE-GEN-002"'),
  ]);
});

test('accepts a departure that is an open point and cites a claim', async () => {
  const rows = '| D1 | A | b | c | departure | CORE-GEN-001 |\n';
  expect(await lint({ rows, openPoints: '| D1 | A |' })).toEqual([]);
});

test('rejects a departure that is not an open point, or cites no claim', async () => {
  const rows = '| D1 | A | b | It is more sensible. | departure | - |\n';
  expect(await lint({ rows, openPoints: 'D11, D2' })).toEqual([
    'decisions.md:5: D1 is a departure but cites no claim. Cite the claim that it departs from.',
    'decisions.md:5: D1 is a departure that is not in open-points.md. List it there, or follow the reference.',
  ]);
});
