import { expect, test } from 'vitest';
import { testsPage } from './report.ts';

const page = testsPage({
  date: '2026-01-02',
  conditions: 'Node 24, 2 cores.',
  wall: 125_900,
  cpu: 200_000,
  counts: { passed: 3, skipped: 1 },
  files: [
    {
      file: 'test/pipeline.test.ts',
      load: 500,
      tests: 1500,
      cpu: 800,
      slowest: { name: 'a | b', milliseconds: 900 },
    },
    {
      file: 'test/docs/a.test.ts',
      load: 0,
      tests: 5000,
      cpu: undefined,
      slowest: { name: 'long', milliseconds: 5000 },
    },
    {
      file: 'test/docs/deep/b.test.ts',
      load: 0,
      tests: 1000,
      cpu: 250,
      slowest: { name: 'x', milliseconds: 1 },
    },
  ],
});

/** Returns the first two cells of each row of a table. */
function rows(title: string): string[] {
  const [, section = ''] = page.split(`## ${title}`);
  const [table = ''] = section.split('\n## ');
  return [...table.matchAll(/^\| (\S+) +\| +([\d.]+)/gm)].map(
    ([, name, value]) => `${name} ${value}`,
  );
}

test('shows wall time, CPU time and counts', () => {
  expect(page).toContain(
    '2:05 minutes in total, 3:20 minutes of CPU in all\nprocesses of the machine.',
  );
  expect(page).toContain('3 passed, 1 skipped in 3 files');
});

test('sorts folders and files by time', () => {
  expect(rows('By folder')).toEqual(['test/docs 2', 'test 1']);
  expect(rows('The slowest 3 files')).toEqual([
    'test/docs/a.test.ts 5.00',
    'test/pipeline.test.ts 2.00',
    'test/docs/deep/b.test.ts 1.00',
  ]);
});

test('shows the CPU time of files and folders, as far as it is known', () => {
  expect(page).toMatch(/^\| test\/docs +\| +2 \|.*\| +0\.25 \|$/m);
  expect(page).toMatch(/^\| test\/docs\/a\.test\.ts .*\| +– \|/m);
});
