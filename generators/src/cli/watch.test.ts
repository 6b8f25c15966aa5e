import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../testing/folder.js';
import { watchFiles } from './watch.js';

function start(work: () => void = () => undefined) {
  const folder = makeFolder({ 'a.yaml': '1', 'deep/b.yaml': '1', 'other.txt': '1' });
  const files = [join(folder, 'a.yaml'), join(folder, 'deep/b.yaml')];
  const stopping = new AbortController();
  const state = { rounds: 0 };
  const done = watchFiles(
    files,
    async () => {
      state.rounds += 1;
      work();
      return Promise.resolve(files);
    },
    stopping.signal,
  );
  const stop = async (): Promise<void> => {
    stopping.abort();
    await done;
  };
  return { files, folder, state, stop };
}

async function roundsOf(state: { rounds: number }, count: number): Promise<number> {
  await expect.poll(() => state.rounds).toBeGreaterThanOrEqual(count);
  return state.rounds;
}

test('runs again after a change of any file, until it is stopped', async () => {
  const { files, state, stop } = start();
  expect(await roundsOf(state, 1)).toBe(1);
  for (const [index, file] of files.entries()) {
    writeFileSync(file, '2');
    expect(await roundsOf(state, index + 2)).toBe(index + 2);
  }
  await stop();
});

test('treats several writes of one save as one change, and still watches a replaced file', async () => {
  const { files, folder, state, stop } = start();
  expect(await roundsOf(state, 1)).toBe(1);
  const [file = ''] = files;
  writeFileSync(join(folder, 'a.yaml~'), '2');
  renameSync(join(folder, 'a.yaml~'), file);
  writeFileSync(file, '3');
  expect(await roundsOf(state, 2)).toBe(2);
  writeFileSync(file, '4');
  expect(await roundsOf(state, 3)).toBe(3);
  await stop();
});

test('ignores other files', async () => {
  const { folder, files, state, stop } = start();
  expect(await roundsOf(state, 1)).toBe(1);
  writeFileSync(join(folder, 'other.txt'), '2');
  writeFileSync(files[0] ?? '', '2');
  expect(await roundsOf(state, 2)).toBe(2);
  await stop();
  expect(state.rounds).toBe(2);
});

test('notices a change during a round', async () => {
  const once = { left: true };
  const files: string[] = [];
  const started = start(() => {
    if (once.left && files[0] !== undefined) writeFileSync(files[0], 'during');
    once.left = files.length === 0;
  });
  files.push(...started.files);
  expect(await roundsOf(started.state, 1)).toBe(1);
  writeFileSync(started.files[1] ?? '', '2');
  expect(await roundsOf(started.state, 3)).toBe(3);
  await started.stop();
});
