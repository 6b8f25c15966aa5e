import { expect, test } from 'vitest';
import { readDecisions } from './decisions.js';

test('reads the rows that start with the number of a decision', () => {
  const page = `# Decisions

| # | Question | Decision | Why |
|---|---|---|---|
| D7 | Form of the key | \`Bearer <key>\` or \`a \\| b\`. | Both are shown. | contradiction | CORE-AUTH-003 |
| not | one | of | them |
`;
  expect(readDecisions(page)).toEqual([
    {
      id: 'D7',
      question: 'Form of the key',
      says: '`Bearer <key>` or `a | b`.',
      why: 'Both are shown.',
    },
  ]);
});
