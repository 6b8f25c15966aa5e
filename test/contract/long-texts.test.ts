import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import document from '@seller-funds/contract/openapi.json' with { type: 'json' };

function patternsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'pattern' && typeof inner === 'string' ? [inner] : patternsIn(inner),
  );
}

/** Tests each pattern with the longest texts of a body (D19): one repeated character and an invalid one. */
const attempt = `
  const { patterns } = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
  const texts = ['A', '0', ' ', '-'].map((one) => one.repeat(16 * 1024 * 1024) + '!');
  for (const pattern of patterns) {
    for (const text of texts) {
      try { new RegExp(pattern, 'u').test(text); }
      catch (error) { console.log(pattern + ' on ' + text[0] + ': ' + error.message); }
    }
  }`;

// V8 stops optimizing patterns in a process that has compiled very many. A pattern that stores a position for each
// character then overflows the stack, and the response is a 500.
test('no pattern overflows the stack on a long text', () => {
  const patterns = [...new Set(patternsIn(document))];
  expect(patterns.length).toBeGreaterThan(10);
  const output = execFileSync(process.execPath, ['--no-regexp-optimization', '-e', attempt], {
    input: JSON.stringify({ patterns }),
    encoding: 'utf8',
  });
  expect(output).toBe('');
});
