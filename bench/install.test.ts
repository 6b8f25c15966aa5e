import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isInstalled } from './install.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('is installed only if the lockfile has not changed since the installation', () => {
  writeFileSync(join(folder, 'pnpm-lock.yaml'), 'packages: 1\n');
  expect(isInstalled(folder)).toBe(false);
  mkdirSync(join(folder, 'node_modules/.pnpm'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/.pnpm/lock.yaml'), 'packages: 1\n');
  expect(isInstalled(folder)).toBe(true);
  writeFileSync(join(folder, 'pnpm-lock.yaml'), 'packages: 2\n');
  expect(isInstalled(folder)).toBe(false);
});
