import { expect, test } from 'vitest';
import { head, lintWith } from './support/lint.ts';

const decisions = `# Decisions

| # | Question | Decision | Why |
|---|---|---|---|
| D1 | Base | /api | x |
| D2 | Timing *(sandbox only)* | 5 s | x |

## Sandbox only

| D3 | Control | /_sandbox | x |
`;

const lint = (decision: string) =>
  lintWith(
    'known-decisions',
    {
      'decisions.md': decisions,
      'openapi.yaml': `${head}paths: { /api/a: { get: { x-decision: ${decision} } } }\n`,
    },
    { file: 'decisions.md' },
  );

test('accepts a listed decision, alone or in a list', async () => {
  expect(await lint('D1')).toEqual([]);
  expect(await lint('[D1]')).toEqual([]);
});

test('rejects an unknown decision, at its position in the list', async () => {
  expect(await lint('[D1, D4]')).toEqual([
    {
      at: 'openapi.yaml:6:44',
      message: expect.stringContaining('cites D4, which is not in decisions.md. Correct the'),
    },
  ]);
  expect(await lint('D11')).toHaveLength(1);
});

test('rejects a decision only about the sandbox', async () => {
  expect((await lint('[D2, D3]')).map(({ message }) => message)).toEqual([
    expect.stringContaining('cites D2, which is only about the sandbox (decisions.md:6)'),
    expect.stringContaining('cites D3, which is only about the sandbox (decisions.md:10)'),
  ]);
});

test('rejects a number in a description that x-decision does not have', async () => {
  expect(await lint('D1, description: "Paid (D1)."')).toEqual([]);
  expect(await lint('D1, description: "Paid (D1, D4)."')).toEqual([
    { at: 'openapi.yaml:6:56', message: expect.stringContaining('names D4, which x-decision of') },
  ]);
});
