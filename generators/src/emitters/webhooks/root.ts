import { FileDraft } from '../../code/file.js';
import type { Module } from '../../model/contract.js';

/** The file with the events of all modules, and the function that reads them. */
export function emitIndex(modules: readonly Module[]): FileDraft {
  const file = new FileDraft('webhooks', 'index');
  file.add(
    modules.map(({ name }) => `export * as ${name} from './${name}.js';`).join('\n'),
    `export { readEvent, type Reading } from './runtime/read-event.js';`,
    `export type * from './runtime/event.js';`,
  );
  return file;
}
