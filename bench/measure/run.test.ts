import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { runMeasured } from './run.ts';

const cwd = import.meta.dirname;

const seconds = 120;

test('measures a process and returns its output', async () => {
  const script = 'console.log("done"); setTimeout(() => {}, 300);';
  const run = await runMeasured({ args: ['--eval', script], cwd, seconds });
  expect(run.failure).toBeUndefined();
  expect(run.output).toBe('done\n');
  expect(run.milliseconds).toBeGreaterThan(300);
});

test('measures the peak memory of the largest process', { tags: 'linux' }, async () => {
  const hold = 'Buffer.alloc(2 ** 27, 1)';
  const script = `require('node:child_process').spawnSync(process.execPath, ['--eval', '${hold}']); ${hold}`;
  const run = await runMeasured({ args: ['--eval', script], cwd, seconds });
  expect(run.peakBytes).toBeGreaterThan(2 ** 27);
  expect(run.peakBytes).toBeLessThan(2 * 2 ** 27);
});

test('reports exit code and error of a failure', async () => {
  const run = await runMeasured({ args: ['--eval', 'throw new Error("no")'], cwd, seconds });
  expect(run.failure).toBe('exit 1: Error: no');
});

test('ends a process with too much memory', async () => {
  const script = 'for (const all = []; ; ) all.push({})';
  const run = await runMeasured({ args: ['--eval', script], cwd, seconds, heapBytes: 2 ** 26 });
  expect(run.failure).toMatch(/heap out of memory/);
});

test('kills a process tree after a timeout', async () => {
  const wait = 'setInterval(() => {}, 1000)';
  const script = `require('node:child_process').spawn(process.execPath, ['--eval', '${wait}'], { stdio: 'inherit' }); ${wait}`;
  const run = await runMeasured({ args: ['--eval', script], cwd, seconds: 1 });
  // The output is closed only when the last process has ended, so this would wait forever.
  expect(run.failure).toBe('not done after 1 s');
});

test('kills child processes and removes its folder when the parent ends', async () => {
  // It kills its parent process as soon as it runs.
  const wait = `process.kill(Number(process.env.STARTER), 'SIGTERM'); setInterval(() => {}, 1000);`;
  const command = { args: ['--eval', wait], cwd, seconds: 10 * seconds };
  const module = JSON.stringify(new URL('run.ts', import.meta.url).href);
  const script = `import { runMeasured } from ${module};
    const env = { STARTER: String(process.pid) };
    await runMeasured({ ...${JSON.stringify(command)}, env });`;
  const folder = temporaryFolder();
  const args = ['--input-type=module', '--eval', script];
  const run = await runMeasured({ args, cwd, seconds, env: { TMPDIR: folder } });
  expect(readdirSync(folder)).toEqual([]);
  // The inner run would take longer: it was killed, and the outer one did not wait.
  expect(run.failure).toMatch(/SIGTERM|143/);
});
