// The thread of `code/syntax/thread.ts`. It stands at the top because what is built has no folders.
import module from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer, ThreadQuestion } from './code/syntax/thread.js';

module.enableCompileCache?.();
const { keepCode, writeSyntax } = await import('./code/syntax/write.js');
parentPort?.on('message', (question: ThreadQuestion) => {
  parentPort?.postMessage(answer(question));
});

function answer({ id, request }: ThreadQuestion): ThreadAnswer {
  try {
    if (request !== 'keep') return { id, texts: writeSyntax(request) };
    keepCode();
    return { id, texts: { types: [], interfaces: [] } };
  } catch (fault) {
    return { id, fault };
  }
}
