import type { Emitter } from '../emitter.js';

/** Writes a static API reference as HTML. */
export const docsEmitter: Emitter = {
  name: 'docs',
  needs: [],
  onRequest: true,
  // Other runs do not wait for the Markdown parser and the highlighter.
  emit: async (contract) => {
    const { writeReference } = await import('./write.js');
    return { files: writeReference(contract) };
  },
};
