import { expect, test } from 'vitest';
import { parseClaims } from './claims.ts';
import { collectCitations } from './collect.ts';
import { withCurrentPointers } from './write.ts';

const text = `# The claims.
# Two lines of comment.
- id: CORE-GEN-002
  kind: rule # a remark
  says: 'It''s quoted: yes'
  at:
    - /old
  note: stays
- id: CORE-GEN-001
  kind: rule
  says: "A very long line ${'word '.repeat(30)}"

# Before the last.
- id: CORE-GEN-003
  kind: gap
  decision: [D1, D2]
  at:
    - /gone
`;

const citations = collectCitations({
  info: { 'x-claims': ['CORE-GEN-001', 'CORE-GEN-002', 'CORE-GEN-003'] },
  servers: [{ 'x-claims': ['CORE-GEN-001'] }],
});

test('rewrites the at lists and nothing else', () => {
  const expected = text
    .replace('    - /old\n', '    - /info\n')
    .replace('\n\n# Before', '\n  at:\n    - /info\n    - /servers/0\n\n# Before')
    .replace('  at:\n    - /gone\n', '');
  expect(withCurrentPointers(parseClaims(text, 'claims.yaml'), citations)).toBe(expected);
});

test('is stable', () => {
  const once = withCurrentPointers(parseClaims(text, 'claims.yaml'), citations);
  expect(withCurrentPointers(parseClaims(once, 'claims.yaml'), citations)).toBe(once);
});

test('removes a list that nothing cites any more', () => {
  const none = collectCitations({});
  expect(withCurrentPointers(parseClaims(text, 'claims.yaml'), none)).not.toContain('at:');
});
