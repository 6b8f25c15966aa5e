import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { makeFolder } from '../../testing/folder.js';
import { SyntaxThread } from './thread.js';

/** A thread with a program of its own. */
function threadOf(program: string): SyntaxThread {
  const folder = makeFolder({ 'worker.mjs': program });
  return new SyntaxThread(pathToFileURL(join(folder, 'worker.mjs')));
}

const request = { types: [], interfaces: [] };
const head = `import { parentPort } from 'node:worker_threads';\n`;

test('answers find who asked, in whatever order they come', async () => {
  const thread = threadOf(`${head}
const asked = [];
parentPort.on('message', ({ id }) => {
  asked.push(id);
  if (asked.length < 2) return;
  for (const each of asked.reverse())
    parentPort.postMessage({ id: each, texts: { types: [String(each)], interfaces: [] } });
});`);
  const answers = await Promise.all([thread.write(request), thread.write(request)]);
  expect(answers.map(({ types }) => types)).toEqual([['0'], ['1']]);
});

test('a thread that has written keeps what it compiled, and no other is waited for', async () => {
  const idle = threadOf(`setTimeout(() => {}, 2 ** 30);`);
  await idle.keep();
  const thread = threadOf(`${head}
const asked = [];
parentPort.on('message', ({ id, request }) => {
  asked.push(typeof request === 'string' ? request : 'write');
  parentPort.postMessage({ id, texts: { types: [...asked], interfaces: [] } });
});`);
  await thread.write(request);
  await thread.keep();
  expect((await thread.write(request)).types).toEqual(['write', 'keep', 'write']);
});

test('a fault that the thread tells is thrown, and so is one that ends it', async () => {
  const telling = threadOf(`${head}
parentPort.on('message', ({ id }) =>
  parentPort.postMessage({ id, fault: new Error('no such type') }));`);
  await expect(telling.write(request)).rejects.toThrow('no such type');
  const broken = threadOf(`throw new Error('does not start');`);
  await expect(broken.write(request)).rejects.toThrow('does not start');
  await expect(broken.write(request)).rejects.toThrow('does not start');
});
