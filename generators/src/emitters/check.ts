import type { Emission, Emitter } from './emitter.js';

/**
 * Checks that an emitter wrote only to its own folder, and imports only from itself and the emitters in
 * `needs`. Otherwise a run with `--only` could emit unresolved imports.
 * @throws {Error} if an emitter does something else.
 */
export function checkEmission({ name, needs }: Emitter, { files }: Emission): void {
  const known = [name, ...needs];
  for (const emitted of files) {
    const file = 'draft' in emitted ? emitted.draft : emitted;
    if (file.emitter !== name) {
      throw new Error(`The emitter ${name} wrote a file of ${file.emitter}.`);
    }
    const imports = 'draft' in emitted ? emitted.draft.imports : [];
    for (const { from, name: symbol } of imports) {
      if (!('emitter' in from) || known.includes(from.emitter)) continue;
      throw new Error(
        `The emitter ${name} imports ${symbol} of ${from.emitter}, which is not in its \`needs\`.`,
      );
    }
  }
}
