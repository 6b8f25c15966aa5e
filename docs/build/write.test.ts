import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSite } from './write.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'site-'))));
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('writes changed files and removes obsolete ones', async () => {
  const first = new Map([
    ['index.html', 'a'],
    ['assets/old.js', 'b'],
  ]);
  await writeSite(folder, first);
  writeFileSync(join(folder, 'stray.txt'), '');
  const second = new Map([
    ['index.html', 'a'],
    ['assets/new.js', 'c'],
  ]);
  const states = (await writeSite(folder, second)).map(({ state }) => state);
  expect(states).toEqual(['unchanged', 'written']);
  expect(readdirSync(folder, { recursive: true }).map(String).toSorted()).toEqual([
    'assets',
    join('assets', 'new.js'),
    'index.html',
  ]);
  expect(readFileSync(join(folder, 'assets/new.js'), 'utf8')).toBe('c');
});
