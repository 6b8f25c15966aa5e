import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { Progress } from './progress.js';

function recordingStream(isTTY: boolean): { stream: NodeJS.WriteStream; text: () => string } {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  return { stream: Object.assign(stream, { isTTY }) as NodeJS.WriteStream, text: () => text };
}

async function runTwo(progress: Progress): Promise<number> {
  await progress.stage('read', () => 1);
  return progress.stage('write', async () => Promise.resolve(2));
}

test('prints nothing without a terminal', async () => {
  const { stream, text } = recordingStream(false);
  expect(await runTwo(new Progress(stream))).toBe(2);
  expect(text()).toBe('');
});

test('uses one line for all stages on a terminal, and clears it at the end', async () => {
  const { stream, text } = recordingStream(true);
  await runTwo(new Progress(stream));
  expect(text()).not.toContain('\n');
  const clear = '\u001B[2K\u001B[1G';
  expect(text().split(clear).filter(Boolean)).toEqual(['… read', '… write']);
  expect(text().endsWith(clear)).toBe(true);
});

test('measures the time of each stage in order, also of a stage that fails', async () => {
  const progress = new Progress(recordingStream(false).stream);
  await progress.stage('first', () => undefined);
  const failing = progress.stage('second', () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  progress.add(new Map([['third', 2]]));
  progress.add(new Map([['third', 3]]));
  expect([...progress.times.keys()]).toEqual(['first', 'second', 'third']);
  expect(progress.times.get('third')).toBe(5);
});
