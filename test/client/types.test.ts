import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { compiler } from '../../generators/src/testing/compiler.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The compiler errors of a program. */
function faultsOf(program: string): string {
  const folder = join(root, 'dist/types', String(process.pid));
  mkdirSync(folder, { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'program.ts'), program);
  const config = { extends: join(root, 'tsconfig.json'), include: ['program.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  try {
    return execFileSync(process.execPath, [...compiler, '-p', folder], { encoding: 'utf8' });
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout);
  }
}

// That `usage.ts` compiles is tested in test/docs/programs.
test('the compiler reports mistakes', () => {
  const faults = faultsOf(`import { createClient } from '@seller-funds/client';
const client = createClient({ environment: 'sandbox', apiKey: 'k' });
void client.v2.payouts.list({ _status: 'PENDING' });
// @ts-expect-error it is right
void client.v2.payouts.list({ _status: 'WAITING' });
`);
  expect(faults).toMatch(/program\.ts\(3,\d+\).*"PENDING"/);
  expect(faults).toMatch(/program\.ts\(4,1\): error TS2578/);
});
