import { expect, test } from 'vitest';
import { parseAccounting, withAccounting } from './time-command.ts';

test('reads the CPU time and the peak, also after a line about the exit code', () => {
  const accounting = { cpuMilliseconds: 1500, peakBytes: 2048 };
  expect(parseAccounting('1.25 0.25 2\n')).toEqual(accounting);
  expect(parseAccounting('Command exited with non-zero status 1\n1.25 0.25 2\n')).toEqual(
    accounting,
  );
});

test('knows nothing where the process was ended before the report was written', () => {
  expect(parseAccounting('')).toBeUndefined();
});

test('leaves the command alone where there is no such tool', () => {
  expect(withAccounting(['node', 'a.js'], 'report', () => false)).toEqual(['node', 'a.js']);
});
