import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { isInstalled } from './install.ts';

test('is installed only if the lockfile has not changed since the installation', () => {
  const folder = temporaryFolder({ 'pnpm-lock.yaml': 'packages: 1\n' });
  expect(isInstalled(folder)).toBe(false);
  mkdirSync(join(folder, 'node_modules/.pnpm'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/.pnpm/lock.yaml'), 'packages: 1\n');
  expect(isInstalled(folder)).toBe(true);
  writeFileSync(join(folder, 'pnpm-lock.yaml'), 'packages: 2\n');
  expect(isInstalled(folder)).toBe(false);
});
