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

test('refuses one that is not listed, at its place in the list', async () => {
  expect(await lint('[D1, D4]')).toEqual([
    {
      at: 'openapi.yaml:6:44',
      message: expect.stringContaining('cites D4, which decisions.md does not list. Add a row'),
    },
  ]);
  expect(await lint('D11')).toHaveLength(1);
});

test('refuses one that concerns the sandbox alone', async () => {
  expect((await lint('[D2, D3]')).map(({ message }) => message)).toEqual([
    expect.stringContaining('cites D2, which concerns the sandbox alone (decisions.md:6)'),
    expect.stringContaining('cites D3, which concerns the sandbox alone (decisions.md:10)'),
  ]);
});
