import { expect, test } from 'vitest';
import { runMeasured } from './run.ts';

const cwd = import.meta.dirname;

/** More than anything here takes, on a busy machine too. */
const seconds = 120;

test('measures a process and keeps what it said', async () => {
  const script = 'console.log("done"); setTimeout(() => {}, 300);';
  const run = await runMeasured({ args: ['--eval', script], cwd, seconds });
  expect(run.failure).toBeUndefined();
  expect(run.output).toBe('done\n');
  expect(run.milliseconds).toBeGreaterThan(300);
});

// Only Linux tells the memory of other processes.
test('sees the peak of memory of a whole tree', { tags: 'linux' }, async () => {
  const hold = 'globalThis.held = Buffer.alloc(2 ** 27, 1); setInterval(() => {}, 1000);';
  const script = `require('node:child_process').spawn(process.execPath, ['--eval', '${hold}']); ${hold}`;
  // Neither of the two holds as much alone, and both hold it until they are ended.
  const bytes = 2 * 2 ** 27;
  const run = await runMeasured({ args: ['--eval', script], cwd, seconds, bytes });
  expect(run.failure).toBe('ended when it held more than 256 MiB');
  expect(run.peakBytes).toBeGreaterThan(bytes);
});

test('a failure is told with the exit code and the error', async () => {
  const run = await runMeasured({ args: ['--eval', 'throw new Error("no")'], cwd, seconds });
  expect(run.failure).toBe('exit 1: Error: no');
});

test('what takes too much memory is ended', { tags: 'linux' }, async () => {
  const script = 'globalThis.held = Buffer.alloc(2 ** 28, 1); setInterval(() => {}, 1000);';
  const run = await runMeasured({ args: ['--eval', script], cwd, seconds, bytes: 2 ** 27 });
  expect(run.failure).toBe('ended when it held more than 128 MiB');
});

test('what takes too long is ended with all that it started', async () => {
  const wait = 'setInterval(() => {}, 1000)';
  const script = `require('node:child_process').spawn(process.execPath, ['--eval', '${wait}'], { stdio: 'inherit' }); ${wait}`;
  const run = await runMeasured({ args: ['--eval', script], cwd, seconds: 1 });
  // The output is closed only when the last process is gone, so this would wait for it for ever.
  expect(run.failure).toBe('not done after 1 s');
});

test('what was started ends with the process that started it', async () => {
  // Once it is up, it ends the process that started it.
  const wait = `process.kill(Number(process.env.STARTER), 'SIGTERM'); setInterval(() => {}, 1000);`;
  const command = { args: ['--eval', wait], cwd, seconds: 10 * seconds };
  const module = JSON.stringify(new URL('run.ts', import.meta.url).href);
  const script = `import { runMeasured } from ${module};
    const env = { STARTER: String(process.pid) };
    await runMeasured({ ...${JSON.stringify(command)}, env });`;
  const run = await runMeasured({ args: ['--input-type=module', '--eval', script], cwd, seconds });
  // The inner run would take longer: it was ended, and the outer one did not have to wait.
  expect(run.failure).toMatch(/SIGTERM|143/);
});
