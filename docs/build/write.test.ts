import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { writeSite } from './write.ts';

let folder: string;
beforeEach(() => (folder = temporaryFolder()));

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
