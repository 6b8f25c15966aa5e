// The thread of `code/syntax/thread.ts`. It stands at the top because what is built has no folders.
import module from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from './code/syntax/thread.js';
import type { SyntaxRequest } from './code/syntax/write.js';

module.enableCompileCache?.();
const { writeSyntax } = await import('./code/syntax/write.js');
parentPort?.on('message', ({ id, request }: { id: number; request: SyntaxRequest }) => {
  parentPort?.postMessage(answer(id, request));
});

function answer(id: number, request: SyntaxRequest): ThreadAnswer {
  try {
    return { id, texts: writeSyntax(request) };
  } catch (fault) {
    return { id, fault };
  }
}
