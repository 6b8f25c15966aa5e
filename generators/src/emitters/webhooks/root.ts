import { type CodeFile, FileDraft } from '../../code/file.js';
import { exportAll, exportNames, exportTypes } from '../../code/structures.js';
import type { Module } from '../../model/contract.js';

/** Emits the index file with the events of all modules, and `readEvent`. */
export function emitIndex(modules: readonly Module[]): CodeFile {
  const events = modules.map(({ name }) => exportAll(`./${name}.js`, name));
  return {
    draft: new FileDraft('webhooks', 'index'),
    statements: [
      ...events,
      exportNames('./runtime/parse-event.js', 'parseEvent', 'type ParsedEvent'),
      exportTypes('./runtime/event.js'),
    ],
  };
}
