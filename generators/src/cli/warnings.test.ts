import { expect, test } from 'vitest';
import { diagnostic } from '../diagnostics/diagnostic.js';
import { formatWarnings } from './warnings.js';

const examples = Array.from({ length: 7 }, () => diagnostic('schema/example', {}));
const warnings = [
  ...examples.slice(3),
  diagnostic('link/target', { name: 'x' }),
  ...examples.slice(4),
];

test('the first warnings of each kind are shown, and how many there are', () => {
  const lines = formatWarnings(warnings, false).split('\n');
  expect(lines.filter((line) => line.startsWith('warning'))).toHaveLength(6);
  expect(lines).toContain('and 2 more of [schema/example]; --verbose shows them');
  expect(lines.at(-2)).toContain('Name an operationId');
});

test('all are shown where they are asked for, and nothing where there are none', () => {
  const text = formatWarnings(warnings, true);
  expect(text.match(/^warning/gm)).toHaveLength(8);
  expect(text).not.toContain('more of');
  expect(formatWarnings([], false)).toBe('');
});
