import type { Emitter } from './emitter.js';

/** Writes the document itself as one file, with overlays applied and all references inside it. */
export const documentEmitter: Emitter = {
  name: 'document',
  needs: [],
  onRequest: true,
  emit: ({ document }) => {
    const text = `${JSON.stringify(document, null, 2)}\n`;
    return { files: [{ emitter: 'document', path: 'openapi.json', text }] };
  },
};
