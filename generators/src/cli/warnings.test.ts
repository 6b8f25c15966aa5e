import { expect, test } from 'vitest';
import { diagnostic } from '../diagnostics/diagnostic.js';
import { formatWarnings } from './warnings.js';

const examples = Array.from({ length: 7 }, () => diagnostic('schema/example', {}));
const warnings = [
  ...examples.slice(3),
  diagnostic('link/target', { name: 'x' }),
  ...examples.slice(4),
];

test('shows the first warnings of each code, and how many there are', () => {
  const lines = formatWarnings(warnings, false).split('\n');
  expect(lines.filter((line) => line.startsWith('warning'))).toHaveLength(6);
  expect(lines).toContain('… and 2 more [schema/example]; use --verbose to show all');
  expect(lines.at(-2)).toContain('Use an operationId');
});

test('shows all warnings on request, and nothing without warnings', () => {
  const text = formatWarnings(warnings, true);
  expect(text.match(/^warning/gm)).toHaveLength(8);
  expect(text).not.toContain('more [');
  expect(formatWarnings([], false)).toBe('');
});
