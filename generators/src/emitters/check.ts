import type { Emission, Emitter } from './emitter.js';

/**
 * Asserts that an emitter wrote into its own folder, and imports from none but its own and those
 * that it declares to need: else a run with `--only` would leave imports that lead nowhere.
 * @throws {Error} for a fault of the emitter.
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
      throw new Error(`The emitter ${name} imports ${symbol} of ${from.emitter} without a need.`);
    }
  }
}
