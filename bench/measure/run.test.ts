import { expect, test } from 'vitest';
import { runMeasured } from './run.ts';

const cwd = import.meta.dirname;

test('measures a process and keeps what it said', async () => {
  const script = 'console.log("done"); setTimeout(() => {}, 300);';
  const run = await runMeasured({ args: ['--eval', script], cwd, seconds: 30 });
  expect(run.failure).toBeUndefined();
  expect(run.output).toBe('done\n');
  expect(run.milliseconds).toBeGreaterThan(300);
});

// Only Linux tells the memory of other processes.
test.runIf(process.platform === 'linux')('sees the peak of memory of a whole tree', async () => {
  const hold = 'globalThis.held = Buffer.alloc(2 ** 27, 1); setTimeout(() => {}, 1500);';
  const script = `require('node:child_process').spawn(process.execPath, ['--eval', '${hold}']); ${hold}`;
  const run = await runMeasured({ args: ['--eval', script], cwd, seconds: 30 });
  expect(run.peakBytes).toBeGreaterThan(2 * 2 ** 27);
});

test('a failure is told with the exit code and the error', async () => {
  const run = await runMeasured({ args: ['--eval', 'throw new Error("no")'], cwd, seconds: 30 });
  expect(run.failure).toBe('exit 1: Error: no');
});

test('what takes too long is ended with all that it started', async () => {
  const wait = 'setInterval(() => {}, 1000)';
  const script = `require('node:child_process').spawn(process.execPath, ['--eval', '${wait}'], { stdio: 'inherit' }); ${wait}`;
  const run = await runMeasured({ args: ['--eval', script], cwd, seconds: 1 });
  // The output is closed only when the last process is gone, so this would wait for it for ever.
  expect(run.failure).toBe('not done after 1 s');
});
