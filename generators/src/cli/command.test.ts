import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { documentOf } from '../testing/document.js';
import { makeFolder } from '../testing/folder.js';
import { type Command, runCommand } from './command.js';

let output = '';

beforeEach(() => {
  output = '';
  vi.spyOn(console, 'log').mockImplementation((text: string) => void (output += text));
  vi.spyOn(console, 'error').mockImplementation((text: string) => void (output += text));
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
});

afterEach(() => vi.restoreAllMocks());

async function doNothing(): Promise<void> {}

test('treats warnings as errors in the default pipeline only', async () => {
  const root = makeFolder({
    'openapi.yaml': documentOf({ components: { schemas: { Pet: { enum: [] } } } }),
  });
  const spec = join(root, 'openapi.yaml');
  const job = { root, folders: ['types'], options: { spec, only: ['types'] } };
  const defaultPipeline = {
    description: 'all',
    jobs: () => [job],
    before: doNothing,
    after: doNothing,
  };
  const command: Command = { program: 'generate', defaultPipeline };
  expect(await runCommand(command, [])).toBe(1);
  expect(output).toContain('error The schema contradicts itself');
  expect(existsSync(join(root, 'types'))).toBe(false);
  const named = ['--spec', spec, '--out', root, '--only', 'types'];
  expect(await runCommand(command, named)).toBe(0);
  expect(output).toContain('warning The schema contradicts itself');
  expect(await runCommand(command, [...named, '--strict'])).toBe(1);
});
